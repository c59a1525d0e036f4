import { isAddress } from 'viem'

/** What a link to the form may say. */
export interface LockCreateSearch {
  /** Address of what is to be locked. */
  asset?: string
}

/** Anything but an address is no asset. */
export function readLockCreateSearch({ asset }: Record<string, unknown>): LockCreateSearch {
  return typeof asset === 'string' && isAddress(asset, { strict: false }) ? { asset } : {}
}
