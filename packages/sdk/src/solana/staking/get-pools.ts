import type { Address } from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import { getTaggedAccounts } from '../get-tagged-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodePool } from './decode-pool.ts'
import { poolBytes, poolTag } from './pool-codec.ts'
import type { SolanaPool } from './types.ts'

/** Whose pools, or those in which a token is staked. */
export type PoolFilter = { readonly owner: Address } | { readonly stakeMint: Address }

/** Where a pool's account has what lists compare. */
const offsets = { owner: 8, stakeMint: 40 } as const

const poolKind = { tag: poolTag, size: poolBytes, decode: decodePool }

const comparison = (filter: PoolFilter) =>
  'owner' in filter
    ? compareBytes(offsets.owner, filter.owner)
    : compareBytes(offsets.stakeMint, filter.stakeMint)

/** Every pool, of one owner or with one staked token where that is asked, read from the chain itself, the newest first. */
export async function getPools(
  rpc: SolanaRpc,
  program: Address,
  filter?: PoolFilter,
): Promise<SolanaPool[]> {
  const found = await getTaggedAccounts(rpc, program, poolKind, filter ? [comparison(filter)] : [])
  return found.toSorted((left, right) => right.createdAt - left.createdAt)
}
