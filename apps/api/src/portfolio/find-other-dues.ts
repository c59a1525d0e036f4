import { calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import { isFull } from '@slipway/sdk/presale/presale-math'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { serializePair } from '../assets/serialize-asset.ts'
import type { JoinedLock } from '../lock/lock-source.ts'
import { serializeLock } from '../lock/serialize-lock.ts'
import { toReleasable } from '../lock/to-releasable.ts'
import type { readPortfolioNftSales } from '../nft/read-portfolio-nfts.ts'
import type { readPortfolioSlots } from '../presale/read-portfolio.ts'
import type { readPortfolioPools } from '../staking/read-portfolio-pools.ts'
import { stakedAsset } from '../staking/staked-asset.ts'
import { type DatedDue, dueAsset, findFirstMoment, type NowOf, ofPresale } from './due-parts.ts'
import type { Due } from './schemas.ts'

type ItemOf<Read extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<
  ReturnType<Read>
>['items'][number]
type OwnPool = ItemOf<typeof readPortfolioPools>
type OwnNftSale = ItemOf<typeof readPortfolioNftSales>
type OwnSlot = ItemOf<typeof readPortfolioSlots>

/** What all entries of one pool have in common. */
export const ofPool = ({ pool }: OwnPool) => ({
  chainId: pool.chainId,
  subject: 'pool' as const,
  address: pool.address,
  variant: pool.kind,
  number: pool.number,
  name: stakedAsset(pool).symbol,
})

/** From when on the stake of a pool that is over can leave: lock times hold beyond the end, unless they were lifted. */
function freeFrom({ pool, account }: OwnPool): number {
  const depositedAt = account.lastDepositAt ?? 0
  const free = Math.max(pool.endTime, depositedAt + pool.lockSeconds)
  return pool.exitOpenedAt === null
    ? free
    : Math.min(free, Math.max(pool.exitOpenedAt, depositedAt))
}

/** Since when a stake has earned something that it was not paid; undefined: it has not. */
function earnedSince({ pool, account }: OwnPool, now: number): number | undefined {
  if (account.accruesFrom === null) return undefined
  const since = Math.max(account.accruesFrom, pool.startTime)
  // What a stake left behind does not grow any more.
  return account.staked === '0' || Math.min(now, pool.endTime) > since ? since : undefined
}

/** Stakes that can leave, rewards that may be due, rebates that are. */
export function poolDues(own: OwnPool, nowOf: NowOf): DatedDue[] {
  const { pool, account } = own
  const now = nowOf(pool.chainId)
  const shared = ofPool(own)
  const freeAt = freeFrom(own)
  const earnedAt = earnedSince(own, now)
  const rebate = BigInt(account.rebatesEarned) - BigInt(account.rebatesPaid)
  const dues: (DatedDue | false)[] = [
    account.staked !== '0' &&
      freeAt <= now && {
        due: { ...shared, kind: 'poolStake', amount: account.staked, asset: stakedAsset(pool) },
        since: freeAt,
      },
    earnedAt !== undefined && {
      due: { ...shared, kind: 'poolReward', amount: null, asset: pool.rewardToken },
      since: earnedAt,
    },
    account.rebateDueAt !== null && {
      due: { ...shared, kind: 'poolRebate', amount: String(rebate), asset: pool.rewardToken },
      since: account.rebateDueAt,
    },
  ]
  return dues.filter((one) => one !== false)
}

/** What a lock has in it, a pool's liquidity by its pair. */
export const lockedAsset = ({ row, asset, pair }: JoinedLock): Due['asset'] =>
  dueAsset(row.asset, {
    symbol: (row.kind === 'liquidity' && pairName(serializePair(pair))) || asset.symbol,
    decimals: row.kind === 'nft' ? 0 : asset.decimals,
  })

/** What all entries of one lock have in common. */
export function ofLock(joined: JoinedLock) {
  const { chainId, kind, lockId, asset, assetName, pair } = serializeLock(joined)
  return {
    chainId,
    subject: 'lock' as const,
    address: asset,
    variant: kind,
    number: lockId,
    name: pairName(pair) ?? assetName,
    asset: lockedAsset(joined),
  }
}

/** What of a lock can be taken out. */
export function lockDues(joined: JoinedLock, nowOf: NowOf): DatedDue[] {
  const lock = toReleasable(joined.row)
  const now = nowOf(joined.row.chainId)
  const amount = calculateReleasedAmount(lock, now)
  if (amount === 0n) return []
  // What came free before the last withdrawal has left with it.
  const since = findFirstMoment(
    Math.min(joined.row.lockedAt, now),
    now,
    (moment) => calculateReleasedAmount(lock, moment) > 0n,
  )
  return [{ due: { ...ofLock(joined), kind: 'lockRelease', amount: String(amount) }, since }]
}

/** Rewards of an inviter in NFT sales. */
export const collectionDues = ({ sale, account }: OwnNftSale): DatedDue[] =>
  account.rewardDueAt === null
    ? []
    : [
        {
          due: {
            kind: 'collectionReward',
            chainId: sale.chainId,
            subject: 'collection',
            address: sale.address,
            variant: null,
            number: String(sale.number),
            name: sale.name,
            amount: account.rewardDue,
            asset: sale.paymentToken,
          },
          since: account.rewardDueAt,
        },
      ]

/** From when on a slot lets its wallet contribute; undefined where nobody needs one, or no room is left. */
function slotOpensAt({ presale, slot }: OwnSlot): number | undefined {
  const { kind, status, whitelistMode, startTime, t1Seconds } = presale
  if (status.label !== 'running' || whitelistMode === 0) return undefined
  const caps = { hardCap: BigInt(presale.hardCap), presaleRate: BigInt(presale.presaleRate) }
  if (isFull(kind, caps, BigInt(presale.total))) return undefined
  return slot.level === 1 ? startTime : startTime + t1Seconds
}

/** Slots of presales that take contributions of their tier now. */
export function slotDues(own: OwnSlot, nowOf: NowOf): DatedDue[] {
  const since = slotOpensAt(own)
  if (since === undefined || since > nowOf(own.presale.chainId)) return []
  return [{ due: { ...ofPresale(own), kind: 'slotUse', amount: null, asset: null }, since }]
}
