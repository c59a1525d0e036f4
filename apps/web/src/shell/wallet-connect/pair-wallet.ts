import { RelayUnreachable } from './errors.ts'
import type { PairedSession, PairingClient, WantedNamespaces } from './pairing-client.ts'

interface PairOptions {
  readonly client: PairingClient
  readonly wanted: WantedNamespaces
  /** Time in which the relay has to take what is left at it. */
  readonly relayMs: number
  readonly signal: AbortSignal
  /** Is told the text of the code. */
  readonly onUri: (uri: string) => void
}

/** Rejects when nobody waits any more, or the relay has kept silent too long; whoever races it is done with it then. */
function untilGivenUp(signal: AbortSignal, relayMs: number) {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const timer = setTimeout(() => reject(new RelayUnreachable()), relayMs)
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return { promise, reached: () => clearTimeout(timer) }
}

/**
 * Leaves a proposal at the relay and waits for the wallet that reads its code.
 * @throws {RelayUnreachable}, the reason of the signal, or what client or wallet answer
 */
export async function pairWallet(options: PairOptions): Promise<PairedSession> {
  const { client, wanted, relayMs, signal, onUri } = options
  const givenUp = untilGivenUp(signal, relayMs)
  try {
    const proposed = client.propose(wanted)
    const { uri, answer } = await Promise.race([proposed, givenUp.promise])
    givenUp.reached()
    const answered = answer()
    // A wallet that agrees when nobody waits any more is told so.
    const refuseLate = async ({ topic }: PairedSession) => {
      if (signal.aborted) await client.end(topic)
    }
    answered.then(refuseLate).catch(() => undefined)
    onUri(uri)
    return await Promise.race([answered, givenUp.promise])
  } finally {
    givenUp.reached()
  }
}
