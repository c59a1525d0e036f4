import { WalletError, walletErrorCodes } from './wallet-error.ts'

/** A prompt that stays open until the test decides, like a user who looks at the wallet's window. */
export type HeldApproval = {
  /** Resolves when the page has asked. */
  readonly asked: Promise<void>
  approve(): void
  reject(): void
}

type Decision =
  | { readonly kind: 'reject' }
  | { readonly kind: 'hold'; readonly onAsked: () => void; readonly decided: Promise<boolean> }

type Rule = { readonly method: string | undefined; readonly decision: Decision }

function rejected(): WalletError {
  return new WalletError(walletErrorCodes.userRejected, 'User rejected the request.')
}

/** Decides what the user of the wallet answers to each prompt; approves everything unless told otherwise. */
export class Approvals {
  /** Milliseconds that every prompt stays open before it is answered. */
  delayMs = 0
  readonly #rules: Rule[] = []

  /**
   * Refuses the next prompt.
   * @param method the JSON-RPC method to wait for; any prompt when omitted
   */
  rejectNext(method?: string): void {
    this.#rules.push({ method, decision: { kind: 'reject' } })
  }

  /**
   * Keeps the next prompt open until the returned handle decides.
   * @param method the JSON-RPC method to wait for; any prompt when omitted
   */
  holdNext(method?: string): HeldApproval {
    const asked = Promise.withResolvers<void>()
    const decided = Promise.withResolvers<boolean>()
    this.#rules.push({
      method,
      decision: { kind: 'hold', onAsked: asked.resolve, decided: decided.promise },
    })
    return {
      asked: asked.promise,
      approve: () => decided.resolve(true),
      reject: () => decided.resolve(false),
    }
  }

  /**
   * Answers one prompt.
   * @throws WalletError `userRejected`
   */
  async ask(method: string): Promise<void> {
    const position = this.#rules.findIndex((rule) => !rule.method || rule.method === method)
    const [rule] = position === -1 ? [] : this.#rules.splice(position, 1)
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs))
    if (!rule) return
    if (rule.decision.kind === 'reject') throw rejected()
    rule.decision.onAsked()
    if (!(await rule.decision.decided)) throw rejected()
  }
}
