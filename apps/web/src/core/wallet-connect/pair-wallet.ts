import { RelayUnreachable } from './errors.ts'
import type { PairedSession, PairingClient, WantedNamespaces } from './pairing-client.ts'

interface PairOptions {
  readonly client: PairingClient
  /** The network that is wanted first. */
  readonly chainId: number
  /** Every network that the site offers. */
  readonly chainIds: readonly number[]
  /** Time in which the relay has to take what is left at it. */
  readonly relayMs: number
  readonly signal: AbortSignal
  /** Is told the text of the code. */
  readonly onUri: (uri: string) => void
}

/** What goes to the wallet; everything else is a matter of the page's nodes. */
const methods = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]

/** What a wallet is asked to allow, as far as it can: nothing of it is a condition. @param first the network of the page */
function wantedNamespaces(first: number, chainIds: readonly number[]): WantedNamespaces {
  const chains = [...new Set([first, ...chainIds])].map((chainId) => `eip155:${chainId}`)
  return { eip155: { chains, methods, events: ['accountsChanged', 'chainChanged'] } }
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
  const { client, chainId, chainIds, relayMs, signal, onUri } = options
  const givenUp = untilGivenUp(signal, relayMs)
  try {
    const proposed = client.propose(wantedNamespaces(chainId, chainIds))
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
