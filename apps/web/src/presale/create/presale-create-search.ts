import { isAddress } from 'viem'

/** What a link to the form may say. */
export interface PresaleCreateSearch {
  /** Address of the token that is for sale. */
  token?: string
}

/** Anything but an address is no token. */
export function readPresaleCreateSearch({ token }: Record<string, unknown>): PresaleCreateSearch {
  return typeof token === 'string' && isAddress(token, { strict: false }) ? { token } : {}
}
