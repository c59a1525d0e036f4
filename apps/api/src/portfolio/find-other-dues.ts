import { calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import type { JoinedLock } from '../lock/lock-source.ts'
import { serializeLock } from '../lock/serialize-lock.ts'
import { toReleasable } from '../lock/to-releasable.ts'
import type { readPortfolioNftSales } from '../nft/read-portfolio-nfts.ts'
import type { readPortfolioSlots } from '../presale/read-portfolio.ts'
import type { readPortfolioPools } from '../staking/read-portfolio-pools.ts'
import { dueAsset, type NowOf } from './due-parts.ts'
import type { Due } from './schemas.ts'

type ItemOf<Read extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<
  ReturnType<Read>
>['items'][number]
type OwnPool = ItemOf<typeof readPortfolioPools>
type OwnNftSale = ItemOf<typeof readPortfolioNftSales>
type OwnSlot = ItemOf<typeof readPortfolioSlots>

/** Whether a stake may have earned something since its rewards were last paid. */
function hasEarned({ pool, account }: OwnPool, now: number): boolean {
  if (account.staked === '0' || now <= pool.startTime) return false
  // An inviter's row is touched by those that it invited as well: then it says nothing of the inviter's own rewards.
  const since = account.invitees > 0 ? pool.startTime : account.updatedAt
  return Math.min(now, pool.endTime) > Math.max(since, pool.startTime)
}

/** Stakes that can leave, rewards that may be due, rebates that are. */
export function poolDues(own: OwnPool, nowOf: NowOf): Due[] {
  const { pool, account } = own
  const shared = {
    chainId: pool.chainId,
    subject: 'pool' as const,
    address: pool.address,
    variant: pool.kind,
    number: pool.number,
    name: pool.stakedToken.symbol,
  }
  const isOver = ['ended', 'stopped'].includes(pool.state) || pool.isExitOpen
  const rebate = BigInt(account.rebatesEarned) - BigInt(account.rebatesPaid)
  const dues: (Due | false)[] = [
    isOver &&
      account.staked !== '0' && {
        ...shared,
        kind: 'poolStake',
        amount: account.staked,
        asset: pool.stakedToken,
      },
    hasEarned(own, nowOf(pool.chainId)) && {
      ...shared,
      kind: 'poolReward',
      amount: null,
      asset: pool.rewardToken,
    },
    rebate > 0n && {
      ...shared,
      kind: 'poolRebate',
      amount: String(rebate),
      asset: pool.rewardToken,
    },
  ]
  return dues.filter((due) => due !== false)
}

/** What of a lock can be taken out. */
export function lockDues(joined: JoinedLock, nowOf: NowOf): Due[] {
  const { row, asset } = joined
  const amount = calculateReleasedAmount(toReleasable(row), nowOf(row.chainId))
  if (amount === 0n) return []
  const { chainId, kind, lockId, asset: address, assetName } = serializeLock(joined)
  const decimals = kind === 'nft' ? 0 : asset.decimals
  return [
    {
      kind: 'lockRelease',
      chainId,
      subject: 'lock',
      address,
      variant: kind,
      number: lockId,
      name: assetName,
      amount: String(amount),
      asset: dueAsset(row.asset, { symbol: asset.symbol, decimals }),
    },
  ]
}

/** Rewards of an inviter in NFT sales. */
export const collectionDue = ({ sale, account }: OwnNftSale): Due => ({
  kind: 'collectionReward',
  chainId: sale.chainId,
  subject: 'collection',
  address: sale.address,
  variant: null,
  number: String(sale.number),
  name: sale.name,
  amount: account.rewardDue,
  asset: sale.paymentToken,
})

/** Slots of presales that take contributions now. */
export const slotDues = ({ presale }: OwnSlot): Due[] =>
  presale.status.label === 'running'
    ? [
        {
          kind: 'slotUse',
          chainId: presale.chainId,
          subject: 'presale',
          address: presale.address,
          variant: presale.kind,
          number: null,
          name: presale.info?.name ?? presale.token.name,
          amount: null,
          asset: null,
        },
      ]
    : []
