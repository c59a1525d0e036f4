import { isAddress } from 'viem'

/** What a link to the form may say. */
export interface PoolCreateSearch {
  /** Address of what is to be staked. */
  token?: string
}

/** Anything but an address is no token. */
export function readPoolCreateSearch({ token }: Record<string, unknown>): PoolCreateSearch {
  return typeof token === 'string' && isAddress(token, { strict: false }) ? { token } : {}
}
