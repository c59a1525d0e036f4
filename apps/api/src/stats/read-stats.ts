import type { platformChain } from '@slipway/database/stats/indexed'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { EMPTY_CHAIN, serializeDay, showActs } from './platform-rows.ts'
import { readStatsRows, type StatsRows } from './read-stats-rows.ts'

type ChainRow = typeof platformChain.$inferSelect

interface Template {
  chainId: number
  templateId: number
  feeWei: bigint
  enabled: boolean
}

const showTemplates = (templates: readonly Template[]) =>
  templates.map(({ templateId, feeWei, enabled }) => ({
    templateId,
    feeWei: String(feeWei),
    enabled,
  }))

/** The templates of a network's newest factory. */
function newestTemplates(templates: readonly (Template & { factory: string })[], chainId: number) {
  const ofChain = templates.filter((template) => template.chainId === chainId)
  const newest = ofChain.at(-1)?.factory
  return showTemplates(ofChain.filter(({ factory }) => factory === newest))
}

/** What presales did on one network. */
const showPresales = (row: ChainRow, { currencies, presaleTemplates }: StatsRows) => ({
  presales: row.presalesCreated,
  contributions: row.contributions,
  presaleFeesWei: String(row.presaleFeesWei),
  presaleTemplates: newestTemplates(presaleTemplates, row.chainId),
  currencies: currencies
    .filter(({ row: { chainId } }) => chainId === row.chainId)
    .map(({ row: one, symbol, decimals }) => ({
      currency: showAddress(one.currency),
      symbol,
      decimals,
      presales: one.presales,
      finished: one.finished,
      canceled: one.canceled,
      contributed: String(one.contributed),
      refunded: String(one.refunded),
      raised: String(one.raised),
    })),
})

/** What pools did on one network. */
const showPools = (row: ChainRow, { stakersOf, poolTemplates }: StatsRows) => ({
  pools: row.poolsCreated,
  stakers: stakersOf.get(row.chainId) ?? 0,
  stakes: row.stakes,
  poolFeesWei: String(row.poolFeesWei),
  poolTemplates: newestTemplates(poolTemplates, row.chainId),
})

const showChain = (row: ChainRow, rows: StatsRows) => ({
  ...showPresales(row, rows),
  ...showPools(row, rows),
  ...showActs(row),
  nftSales: row.nftSalesCreated,
  nftsMinted: row.nftsMinted,
  nftVolumeWei: String(row.nftVolumeWei),
  nftSaleFeesWei: String(row.nftSaleFeesWei),
  chainId: row.chainId,
  locks: row.locksMade,
  tokens: row.tokensCreated,
  creators: row.newCreators,
  holders: row.holders,
  transfers: row.transfers,
  feesWei: String(row.feesWei),
  inviterRewardsWei: String(row.inviterRewardsWei),
  templates: showTemplates(
    rows.tokenTemplates.filter((template) => template.chainId === row.chainId),
  ),
})

const sum = (rows: ChainRow[], pick: (row: ChainRow) => number) =>
  rows.reduce((total, row) => total + pick(row), 0)

/** A network on which nothing has happened yet is indexed all the same: its row is all zero. */
function withEmptyChains(rows: ChainRow[], chainIds: readonly number[]): ChainRow[] {
  const empty = chainIds
    .filter((chainId) => !rows.some((row) => row.chainId === chainId))
    .map((chainId) => ({ ...EMPTY_CHAIN, id: String(chainId), chainId }))
  return [...rows, ...empty].sort((a, b) => a.chainId - b.chainId)
}

/** Every statistic of the platform. All of it comes from the index, so a rebuilt index gives the same numbers. */
export async function readStats(database: ReadDatabase, days: number) {
  const rows = await readStatsRows(database, days)
  const { chains: chainRows, chainIds } = rows
  return {
    totals: {
      tokens: sum(chainRows, (row) => row.tokensCreated),
      creators: rows.creators,
      holders: sum(chainRows, (row) => row.holders),
      transfers: sum(chainRows, (row) => row.transfers),
      presales: sum(chainRows, (row) => row.presalesCreated),
      locks: sum(chainRows, (row) => row.locksMade),
      airdrops: sum(chainRows, (row) => row.airdropsCreated),
      contributions: sum(chainRows, (row) => row.contributions),
      contributors: sum(chainRows, (row) => row.newContributors),
      finished: sum(chainRows, (row) => row.presalesFinished),
      canceled: sum(chainRows, (row) => row.presalesCanceled),
      stakes: sum(chainRows, (row) => row.stakes),
      claims: sum(chainRows, (row) => row.claims),
      users: sum(chainRows, (row) => row.newUsers),
      acts: sum(chainRows, (row) => row.acts),
      pools: sum(chainRows, (row) => row.poolsCreated),
      stakers: rows.stakers,
      nftSales: sum(chainRows, (row) => row.nftSalesCreated),
      nftsMinted: sum(chainRows, (row) => row.nftsMinted),
      chains: chainIds.length,
    },
    chains: withEmptyChains(chainRows, chainIds).map((row) => showChain(row, rows)),
    solana: rows.solana,
    days: rows.days.map(serializeDay),
  }
}
