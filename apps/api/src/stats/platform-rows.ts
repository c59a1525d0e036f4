import {
  type PlatformChainRow,
  type PlatformDayRow,
  platformChainColumns,
} from '@slipway/database/stats/indexed'

/** The row of a network on which nothing has happened yet, without its id. */
export const EMPTY_CHAIN = Object.fromEntries(
  Object.entries(platformChainColumns).map(([name, kind]) => [name, kind === 'uint256' ? 0n : 0]),
) as Omit<PlatformChainRow, 'id'>

/** What accounts did on one network. */
export const showActs = (row: PlatformChainRow) => ({
  airdrops: row.airdropsCreated,
  finished: row.presalesFinished,
  canceled: row.presalesCanceled,
  contributors: row.newContributors,
  claims: row.claims,
  users: row.newUsers,
  acts: row.acts,
})

/** One network's day as answers have it. */
export const serializeDay = (row: PlatformDayRow) => ({
  day: row.day,
  chainId: row.chainId,
  tokensCreated: row.tokensCreated,
  newCreators: row.newCreators,
  transfers: row.transfers,
  holdersAtEnd: row.holdersAtEnd,
  feesWei: String(row.feesWei),
  inviterRewardsWei: String(row.inviterRewardsWei),
  presalesCreated: row.presalesCreated,
  presalesFinished: row.presalesFinished,
  presalesCanceled: row.presalesCanceled,
  contributions: row.contributions,
  newContributors: row.newContributors,
  presaleFeesWei: String(row.presaleFeesWei),
  locksMade: row.locksMade,
  poolsCreated: row.poolsCreated,
  stakes: row.stakes,
  poolFeesWei: String(row.poolFeesWei),
  airdropsCreated: row.airdropsCreated,
  claims: row.claims,
  nftSalesCreated: row.nftSalesCreated,
  nftsMinted: row.nftsMinted,
  nftVolumeWei: String(row.nftVolumeWei),
  nftSaleFeesWei: String(row.nftSaleFeesWei),
  newUsers: row.newUsers,
  acts: row.acts,
})
