import type { Address } from 'viem'
import { shareBps } from '../../shared/share-bps.ts'

/** A lock of liquidity tokens. */
export interface LiquidityLock {
  readonly lockId: bigint
  readonly owner: Address
  /** Liquidity tokens. */
  readonly amount: bigint
  /** Unix seconds; at or beyond `lockForever` it never opens. */
  readonly unlockAt: number
}

/** The locker's moment that never comes: the largest 40-bit number. */
export const lockForever = 2 ** 40 - 1

/**
 * Who can take a pool's liquidity out. Shares in basis points of all liquidity tokens, their fractions included
 * (`shareBps`); together at most 10 000.
 */
export interface LiquidityCustody {
  /** Gone for good. */
  readonly burnedBps: number
  /** In the platform's locker. */
  readonly lockedBps: number
  /** In a lock that is over, whosever it is: can be taken out in the next block. */
  readonly openedBps: number
  /** In the hands of the token's owner or creator: can be taken out in the next block. */
  readonly ownerBps: number
  /** In other hands. */
  readonly otherBps: number
  /** Unix seconds at which the first large lock opens; undefined where nothing is locked or the locks are not known. */
  readonly firstUnlockAt: number | undefined
  /** False where nobody knows which of what the locker holds is over. */
  readonly areLocksKnown: boolean
}

/** Balances of a pool's liquidity tokens in base units, or a V3 pool's liquidity in range. */
export interface LiquidityHoldings {
  readonly lpSupply: bigint
  readonly burned: bigint
  readonly locked: bigint
  /** Of the token's owner and its creator, each address once. */
  readonly owner: bigint
  /** Those of a V3 pool's positions; the locks of liquidity tokens are known from elsewhere. */
  readonly locks?: readonly LiquidityLock[]
}

const BPS = 10_000n
/** A lock below this share of all liquidity does not decide when the liquidity can leave. */
const DUST_LOCK_BPS = 100n

/**
 * Divides a pool's liquidity among those who can take it out.
 * @param known locks of this pool's liquidity tokens; undefined while nobody knows them.
 * @param now the chain's clock in unix seconds: a lock that is over protects nothing (P-45).
 */
export function calculateCustody(
  { lpSupply, burned, locked, owner, locks: own }: LiquidityHoldings,
  known: readonly LiquidityLock[] | undefined,
  now: number,
): LiquidityCustody {
  const locks = [...(own ?? []), ...(known ?? [])]
  const bps = (part: bigint) => shareBps(part, lpSupply)
  const isOver = ({ unlockAt }: LiquidityLock) => unlockAt <= now
  const over = locks.filter(isOver).reduce((sum, { amount }) => sum + amount, 0n)
  const opened = over < locked ? over : locked
  const others = lpSupply - burned - locked - owner
  const unlocks = locks
    .filter((lock) => !isOver(lock) && lock.amount * BPS >= lpSupply * DUST_LOCK_BPS)
    .map(({ unlockAt }) => unlockAt)
  return {
    burnedBps: bps(burned),
    lockedBps: bps(locked - opened),
    openedBps: bps(opened),
    ownerBps: bps(owner),
    otherBps: bps(others > 0n ? others : 0n),
    firstUnlockAt: unlocks.length > 0 ? Math.min(...unlocks) : undefined,
    areLocksKnown: own !== undefined || known !== undefined,
  }
}
