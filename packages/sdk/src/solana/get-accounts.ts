import { type Address, fetchEncodedAccounts } from '@solana/kit'
import type { SolanaRpc } from './solana-rpc.ts'

/** Accounts that a node reads at once. */
const readAtOnce = 100

/**
 * Any number of accounts, in the order of their addresses.
 * @param minContextSlot a node that has not come so far does not answer
 */
export async function getAccounts(
  rpc: SolanaRpc,
  addresses: readonly Address[],
  minContextSlot: bigint | undefined,
) {
  const config = {
    commitment: 'confirmed',
    ...(minContextSlot !== undefined && { minContextSlot }),
  } as const
  const parts = Array.from({ length: Math.ceil(addresses.length / readAtOnce) }, (_, at) =>
    addresses.slice(at * readAtOnce, (at + 1) * readAtOnce),
  )
  return (await Promise.all(parts.map((part) => fetchEncodedAccounts(rpc, part, config)))).flat()
}
