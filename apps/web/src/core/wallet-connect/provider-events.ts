import type { Address } from 'viem'

interface Payloads {
  /** The text of a code that a wallet can read. */
  display_uri: string
  accountsChanged: readonly Address[]
  chainChanged: string
  /** The wallet ended the session; not for a page that does. */
  disconnect: undefined
  /** A session that is over for every tab of the site, by its topic. */
  ended: string
}

type Listener<Name extends keyof Payloads> = (payload: Payloads[Name]) => void

/** What a provider tells (EIP-1193). */
export class ProviderEvents {
  readonly #listeners = new Map<string, Set<Listener<never>>>()

  on<Name extends keyof Payloads>(name: Name, listener: Listener<Name>): this {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener))
    return this
  }

  removeListener<Name extends keyof Payloads>(name: Name, listener: Listener<Name>): this {
    this.#listeners.get(name)?.delete(listener)
    return this
  }

  protected emit<Name extends keyof Payloads>(name: Name, payload: Payloads[Name]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])])
      (listener as Listener<Name>)(payload)
  }
}
