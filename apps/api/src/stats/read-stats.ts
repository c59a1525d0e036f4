import type {
  PresaleCurrencyRow,
  PresaleTemplateRow,
} from '@slipway/database/presale/indexed-factory'
import type { platformChain } from '@slipway/database/stats/indexed'
import type { tokenTemplate } from '@slipway/database/token/indexed'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { EMPTY_CHAIN, serializeDay, showActs } from './platform-rows.ts'
import type { CurrencyUnit } from './read-currency-units.ts'
import { type PoolStats, readPoolStats, showPoolStats } from './read-pool-stats.ts'
import { type StatsQueries, statsQueries } from './stats-queries.ts'

type ChainRow = typeof platformChain.$inferSelect
type TemplateRow = typeof tokenTemplate.$inferSelect

/** What presales did on one network. */
interface PresaleRows {
  currencies: (CurrencyUnit & { row: PresaleCurrencyRow })[]
  templates: PresaleTemplateRow[]
}

function showPresales(row: ChainRow, { currencies, templates }: PresaleRows) {
  const ofChain = templates.filter(({ chainId }) => chainId === row.chainId)
  const newest = ofChain.at(-1)?.factory
  return {
    presales: row.presalesCreated,
    contributions: row.contributions,
    presaleFeesWei: String(row.presaleFeesWei),
    presaleTemplates: ofChain
      .filter(({ factory }) => factory === newest)
      .map(({ templateId, feeWei, enabled }) => ({ templateId, feeWei: String(feeWei), enabled })),
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
  }
}

const showChain = (
  row: ChainRow,
  templates: TemplateRow[],
  presales: PresaleRows,
  pools: PoolStats,
) => ({
  ...showPresales(row, presales),
  ...showPoolStats(row, pools),
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
  templates: templates
    .filter((template) => template.chainId === row.chainId)
    .map(({ templateId, feeWei, enabled }) => ({ templateId, feeWei: String(feeWei), enabled })),
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

async function readPresaleRows({
  currencies,
  presaleTemplates,
}: StatsQueries): Promise<PresaleRows> {
  const [rows, templates] = await Promise.all([currencies.execute(), presaleTemplates.execute()])
  return { currencies: rows, templates }
}

/** Every statistic of the platform. All of it comes from the index, so a rebuilt index gives the same numbers. */
export async function readStats(database: ReadDatabase, days: number) {
  const queries = statsQueries(database)
  const [chainRows, dayRows, creatorRows, releases, templates, presales, pools] = await Promise.all(
    [
      queries.chains.execute(),
      queries.days.execute({ days }),
      queries.creators.execute(),
      queries.releases.execute(),
      queries.tokenTemplates.execute(),
      readPresaleRows(queries),
      readPoolStats(queries),
    ],
  )
  const chainIds = [...new Set(releases.flatMap((release) => release.chainIds))]
  return {
    totals: {
      tokens: sum(chainRows, (row) => row.tokensCreated),
      creators: Number(creatorRows[0]?.total ?? 0),
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
      stakers: pools.stakers,
      nftSales: sum(chainRows, (row) => row.nftSalesCreated),
      nftsMinted: sum(chainRows, (row) => row.nftsMinted),
      chains: chainIds.length,
    },
    chains: withEmptyChains(chainRows, chainIds).map((row) =>
      showChain(row, templates, presales, pools),
    ),
    days: dayRows.map(serializeDay),
  }
}
