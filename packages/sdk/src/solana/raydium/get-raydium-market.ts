import { type Address, fetchEncodedAccount } from '@solana/kit'
import { getClusterTime } from '../get-cluster-time.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import type { PoolState } from './decode-pool-state.ts'
import { findLockAuthority } from './find-lock-authority.ts'
import { type FoundPools, findRaydiumPools } from './find-raydium-pools.ts'
import type { RaydiumPrograms } from './find-raydium-programs.ts'
import { rankPools } from './rank-pools.ts'
import type { RaydiumPool } from './raydium-pool.ts'
import { readRaydiumPools } from './read-raydium-pools.ts'

/** A token's pools on Raydium. */
export interface RaydiumMarket extends Pick<FoundPools, 'search'> {
  /** Those that were read, at most 100; the fullest of each listed currency first. */
  readonly pools: readonly RaydiumPool[]
  /** Pools that were found. */
  readonly total: number
}

/** They take nine questions. Anybody can make more pools, for a fee. */
const poolsReadMax = 100

/** Which pools are read where there are too many: those with a listed currency first, then those with most liquidity. */
function chooseRead(
  pools: readonly PoolState[],
  mint: Address,
  currencies: readonly Address[],
): PoolState[] {
  const isListed = ({ mints }: PoolState) =>
    mints.some((one) => one !== mint && currencies.includes(one))
  return pools
    .toSorted(
      (left, right) =>
        Number(isListed(right)) - Number(isListed(left)) ||
        (left.lpSupply < right.lpSupply ? 1 : -1),
    )
    .slice(0, poolsReadMax)
}

/**
 * A token's pools in Raydium's CPMM program: what they hold, and who can withdraw it.
 * @param currencies the cluster's listed ones, the most usual first
 * @returns undefined where the cluster does not have the program
 * @throws what `recogniseSolanaFailure` understands, when the node does not answer
 */
export async function getRaydiumMarket(
  rpc: SolanaRpc,
  programs: RaydiumPrograms,
  query: { readonly mint: Address; readonly currencies: readonly Address[] },
): Promise<RaydiumMarket | undefined> {
  const { mint } = query
  const currencies = query.currencies.filter((currency) => currency !== mint)
  const program = await fetchEncodedAccount(rpc, programs.pools, { commitment: 'confirmed' })
  if (!program.exists || !program.executable) return undefined
  const [{ pools, search }, lockAuthority, now] = await Promise.all([
    findRaydiumPools(rpc, programs.pools, mint, currencies),
    findLockAuthority(programs.locks),
    getClusterTime(rpc),
  ])
  const read = await readRaydiumPools(rpc, chooseRead(pools, mint, currencies), {
    ...{ program: programs.pools, lockAuthority, mint, now },
  })
  const unread = Math.max(0, pools.length - poolsReadMax)
  return { pools: rankPools(read, currencies), total: read.length + unread, search }
}
