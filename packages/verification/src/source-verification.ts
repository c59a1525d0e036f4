import type { Address, Hash, Hex } from 'viem'

/** A deployed contract and everything an explorer needs to compile it again. */
export interface VerificationSubject {
  readonly chainId: number
  readonly address: Address
  /** `path:Name`. */
  readonly contractIdentifier: string
  /** Long version, such as `0.8.37+commit.f401782d`. */
  readonly compilerVersion: string
  /** Standard-JSON input of the compiler, as text. */
  readonly standardJson: string
  /** ABI-encoded constructor arguments. */
  readonly constructorArguments: Hex
  /** Transaction that created it, where known. */
  readonly creationTransaction?: Hash
}

export type VerificationResult =
  | { readonly status: 'verified'; readonly detail: string }
  | { readonly status: 'pending'; readonly detail: string }
  | { readonly status: 'failed'; readonly detail: string }

/** A service that compiles published sources and compares them with the chain. */
export interface SourceVerifier {
  readonly name: string
  /** Where people read a verified source; undefined when the service shows none. */
  pageOf(chainId: number, address: Address): string | undefined
  /** Submits and waits for the verdict; what goes wrong is a result, never a throw: the deployment itself stands. */
  verify(subject: VerificationSubject): Promise<VerificationResult>
}

/** How long and how often a verdict is asked for. */
export interface VerificationPatience {
  readonly pollMs: number
  readonly timeoutMs: number
}

export const defaultPatience: VerificationPatience = { pollMs: 3_000, timeoutMs: 120_000 }

/**
 * Asks until there is a verdict.
 *
 * @param ask undefined while the service is still at work
 */
export async function waitForVerdict(
  ask: () => Promise<VerificationResult | undefined>,
  patience: VerificationPatience,
): Promise<VerificationResult> {
  const deadline = Date.now() + patience.timeoutMs
  for (;;) {
    const verdict = await ask()
    if (verdict !== undefined) return verdict
    if (Date.now() >= deadline) return { status: 'pending', detail: 'the service is still at work' }
    await new Promise((resolve) => setTimeout(resolve, patience.pollMs))
  }
}

/** Turns a throw into a failed result. */
export async function asResult(
  work: () => Promise<VerificationResult>,
): Promise<VerificationResult> {
  try {
    return await work()
  } catch (error) {
    return { status: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}
