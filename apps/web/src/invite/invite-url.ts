import type { Address } from 'viem'

interface Invitation {
  /** Origin of this site. */
  readonly origin: string
  /** Short name of the network. */
  readonly chain: string
  /** Path of the page that is recommended. */
  readonly path: string
  readonly inviter: Address
}

/** Address of a page that names who sent it. */
export function inviteUrl({ origin, chain, path, inviter }: Invitation): string {
  const url = new URL(path, origin)
  url.searchParams.set('chain', chain)
  url.searchParams.set('inviter', inviter)
  return url.href
}
