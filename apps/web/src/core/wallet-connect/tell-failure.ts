import { PairingExpired, ProviderFailure, RelayUnreachable, WalletKeptSilent } from './errors.ts'

/** What WalletConnect's client says of itself, which has no codes of its own for it. */
const own = [
  [/^Proposal expired/i, () => new PairingExpired()],
  [/^Request expired/i, () => new WalletKeptSilent()],
  [
    /^Failed to publish|^Couldn't establish socket|^No internet connection|^Subscribing to/i,
    (cause: unknown) => new RelayUnreachable(cause),
  ],
] as const

/** A failure of the client, or of the wallet behind it, as an error that the page knows how to tell. */
export function tellFailure(failure: unknown): Error {
  const { code, message, data } = (failure ?? {}) as Record<string, unknown>
  const said = typeof message === 'string' ? message : String(failure)
  for (const [words, make] of own) if (words.test(said)) return make(failure)
  if (failure instanceof Error) return failure
  // Wallets answer with plain objects.
  return typeof code === 'number' && code !== 0
    ? new ProviderFailure(code, said, data)
    : new Error(said, { cause: failure })
}
