import { fetchFailure } from '../shared/fetch-failure.ts'

const deepest = 12

/** The error and everything that it says lay below it. */
function* chainOf(error: unknown): Generator<{ name: string; message: string; code: unknown }> {
  let at: unknown = error
  for (let depth = 0; depth < deepest && typeof at === 'object' && at !== null; depth++) {
    const { name, message, code, cause, data } = at as Record<string, unknown>
    yield { name: String(name ?? ''), message: String(message ?? ''), code }
    at = cause ?? (data as { originalError?: unknown } | undefined)?.originalError
  }
}

function some(
  error: unknown,
  test: (at: { name: string; message: string; code: unknown }) => boolean,
) {
  for (const at of chainOf(error)) if (test(at)) return true
  return false
}

/** The wallet is on, or cannot switch to, another network (EIP-1193 4901, EIP-3326 4902). */
export function isWrongChain(error: unknown): boolean {
  return some(
    error,
    ({ name, code }) =>
      name === 'ChainMismatchError' ||
      name === 'SwitchChainError' ||
      code === 4901 ||
      code === 4902,
  )
}

/** What wallets say by code: EIP-1193, and WalletConnect's for a session that its owner ended. */
const walletCodes = new Map<unknown, string>([
  [4100, 'Wallet_NotAllowed'],
  [4200, 'Wallet_Unsupported'],
  [4900, 'Wallet_Disconnected'],
  [6000, 'Wallet_Disconnected'],
])

/** Why the wallet did not do what it was asked, as a code that has a text; undefined where it gave no code for it. */
export function findWalletFailure(error: unknown): string | undefined {
  for (const { code } of chainOf(error)) if (walletCodes.has(code)) return walletCodes.get(code)
  return undefined
}

/** The account cannot pay amount and gas. */
export function isInsufficientFunds(error: unknown): boolean {
  return some(
    error,
    ({ name, message }) =>
      name === 'InsufficientFundsError' ||
      /insufficient funds|insufficient balance for transfer|exceeds the balance of the account/i.test(
        message,
      ),
  )
}

/** The node was asked and kept silent. */
export function isTimeout(error: unknown): boolean {
  return some(
    error,
    ({ name, message }) => name === 'TimeoutError' || /timed? ?out|took too long/i.test(message),
  )
}

/** The node could not be reached, or answered with something that is no JSON-RPC. */
export function isNodeDown(error: unknown): boolean {
  const names = new Set([
    'HttpRequestError',
    'WebSocketRequestError',
    'SocketClosedError',
    'LimitExceededRpcError',
    'ResourceUnavailableRpcError',
  ])
  return some(error, ({ name, message }) => names.has(name) || fetchFailure.test(message))
}
