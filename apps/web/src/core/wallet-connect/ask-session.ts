import { WalletAnswerLost } from '@slipway/sdk/evm/errors'
import { ProviderFailure, RelayUnreachable, WalletKeptSilent } from './errors.ts'
import type { PairedSession, PairingClient } from './pairing-client.ts'
import { isMethodAllowed } from './session-accounts.ts'
import { tellFailure } from './tell-failure.ts'

/** Seconds for which a request waits in the wallet: a person looks for a device, or asks others. */
const REQUEST_SECONDS = 3_600

/** The same where a wallet answers by itself, and the shortest that the protocol knows. */
const SHORT_SECONDS = 300

/** Milliseconds for which the page waits for such an answer. */
const SILENT_MS = 10_000

/** Nobody is asked in the wallet for these: what waits for them goes on without. */
const answeredAtOnce = ['wallet_getCallsStatus', 'wallet_getCapabilities']

interface SessionQuestion {
  readonly session: PairedSession
  readonly chainId: number
  readonly method: string
  readonly params: unknown
  /** Milliseconds after which a wallet that would answer by itself counts as closed. */
  readonly silentMs?: number | undefined
}

async function withinTime<T>(answer: Promise<T>, silentMs = SILENT_MS): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new WalletKeptSilent()), silentMs)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks the wallet of a session.
 * @throws {ProviderFailure} {WalletAnswerLost} where the wallet may have done it, or what the wallet answers
 */
export async function askSession(
  client: PairingClient,
  { session, chainId, method, params, silentMs }: SessionQuestion,
): Promise<unknown> {
  if (!isMethodAllowed(session, method))
    throw new ProviderFailure(4200, `The wallet does not allow ${method}.`)
  const isShort = answeredAtOnce.includes(method)
  const { topic } = session
  const asked = { topic, chainId: `eip155:${chainId}`, request: { method, params } }
  const expiry = isShort ? SHORT_SECONDS : REQUEST_SECONDS
  try {
    const answer = client.request({ ...asked, expiry })
    return await (isShort ? withinTime(answer, silentMs) : answer)
  } catch (error) {
    const failure = tellFailure(error)
    // The relay may have handed it on before it fell silent.
    throw failure instanceof RelayUnreachable ? new WalletAnswerLost(error) : failure
  }
}
