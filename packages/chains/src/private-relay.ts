import { PrivateRelayError } from './chain-errors.ts'

/**
 * A node that shows nobody a transaction before it is mined. Which one keeps that word is for whoever runs a site to
 * judge: no source of the catalogue states one, so its files name none.
 */
export interface PrivateRelay {
  readonly chainId: number
  readonly name: string
  /** JSON-RPC address that a wallet is set to. */
  readonly url: string
}

const MOST_NAME = 40

function readEntry(entry: unknown, allowsPlain: boolean): PrivateRelay {
  const { chainId, name, url } = (entry ?? {}) as Record<string, unknown>
  if (typeof chainId !== 'number' || !Number.isInteger(chainId) || chainId < 1)
    throw new PrivateRelayError('an entry lacks a chainId')
  if (typeof name !== 'string' || name === '' || name.length > MOST_NAME)
    throw new PrivateRelayError(`an entry lacks a name of 1 to ${MOST_NAME} letters`)
  if (typeof url !== 'string' || !URL.canParse(url))
    throw new PrivateRelayError(`"${name}" has no address`)
  const { protocol, username, password, search } = new URL(url)
  if (protocol !== 'https:' && !(allowsPlain && protocol === 'http:'))
    throw new PrivateRelayError(`the address of "${name}" is not encrypted`)
  if (username || password)
    throw new PrivateRelayError(
      `the address of "${name}" holds a user or a password, which everybody would read`,
    )
  if (search)
    throw new PrivateRelayError(
      `the address of "${name}" holds a query, where keys stand that everybody would read`,
    )
  return { chainId, name, url }
}

/**
 * Reads the setting that names private relays by network: JSON `[{ chainId, name, url }]`, one for a network.
 * @param text absent or empty: none
 * @param options `development`: unencrypted addresses stand in for real ones
 * @throws {PrivateRelayError} saying what is wrong
 */
export function readPrivateRelays(
  text: string | undefined,
  { development }: { readonly development: boolean },
): readonly PrivateRelay[] {
  let value: unknown
  try {
    value = JSON.parse(text || '[]')
  } catch (cause) {
    throw new PrivateRelayError('it is not valid JSON', { cause })
  }
  if (!Array.isArray(value)) throw new PrivateRelayError('it is not a list')
  const relays = value.map((entry) => readEntry(entry, development))
  const ids = relays.map(({ chainId }) => chainId)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new PrivateRelayError(`network ${twice} is named twice`)
  return relays
}

/** The relay of a network; undefined where the site names none. */
export const findPrivateRelay = (
  relays: readonly PrivateRelay[],
  chainId: number,
): PrivateRelay | undefined => relays.find((relay) => relay.chainId === chainId)
