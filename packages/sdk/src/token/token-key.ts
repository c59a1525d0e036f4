import type { ReadClient } from '../evm/create-read-client.ts'

/** Key of a read of the token feature: all of one network's begin alike. */
export const tokenKey = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['token', client.chain.id, ...parts] as const
