import type { Address } from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import { getTaggedAccounts } from '../get-tagged-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeStake } from './decode-stake.ts'
import { stakeBytes, stakeTag } from './pool-codec.ts'
import type { SolanaStake } from './types.ts'

/** Who has something in a pool, or what a wallet has in all of them. */
export type StakeFilter = { readonly pool: Address } | { readonly wallet: Address }

/** Where the account of what a wallet has in a pool has what lists compare. */
const offsets = { pool: 8, wallet: 40 } as const

const stakeKind = { tag: stakeTag, size: stakeBytes, decode: decodeStake }

/** What every wallet has in one pool, or one wallet in every pool, read from the chain itself. */
export async function getStakes(
  rpc: SolanaRpc,
  program: Address,
  filter: StakeFilter,
): Promise<SolanaStake[]> {
  return await getTaggedAccounts(rpc, program, stakeKind, [
    'pool' in filter
      ? compareBytes(offsets.pool, filter.pool)
      : compareBytes(offsets.wallet, filter.wallet),
  ])
}
