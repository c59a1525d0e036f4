import { presaleCurrency, presaleTemplate } from '@slipway/database/presale/indexed-factory'
import { indexRelease } from '@slipway/database/release/app'
import { platformChain, platformDay } from '@slipway/database/stats/indexed'
import { tokenAccount, tokenTemplate } from '@slipway/database/token/indexed'
import { asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { EMPTY_CHAIN, showActs, showDay } from './platform-rows.ts'
import { type CurrencyUnit, readCurrencyUnits } from './read-currency-units.ts'
import { type PoolStats, readPoolStats, showPoolStats } from './read-pool-stats.ts'

type ChainRow = typeof platformChain.$inferSelect
type TemplateRow = typeof tokenTemplate.$inferSelect

/** What sales did on one network. */
interface SaleRows {
  currencies: (typeof presaleCurrency.$inferSelect)[]
  templates: (typeof presaleTemplate.$inferSelect)[]
  unitOf: (currency: { chainId: number; currency: string }) => CurrencyUnit
}

function showSales(row: ChainRow, { currencies, templates, unitOf }: SaleRows) {
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
      .filter(({ chainId }) => chainId === row.chainId)
      .map((one) => ({
        currency: showAddress(one.currency),
        ...unitOf(one),
        presales: one.presales,
        finished: one.finished,
        canceled: one.canceled,
        contributed: String(one.contributed),
        refunded: String(one.refunded),
        raised: String(one.raised),
      })),
  }
}

const showChain = (row: ChainRow, templates: TemplateRow[], sales: SaleRows, pools: PoolStats) => ({
  ...showSales(row, sales),
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

async function readDays(database: ReadDatabase, days: number) {
  const newest = database
    .selectDistinct({ day: platformDay.day })
    .from(platformDay)
    .orderBy(desc(platformDay.day))
    .limit(days)
    .as('newest')
  return database
    .select()
    .from(platformDay)
    .where(gte(platformDay.day, sql`(SELECT min(${newest.day}) FROM ${newest})`))
    .orderBy(asc(platformDay.day), asc(platformDay.chainId))
}

/** A network on which nothing has happened yet is indexed all the same: its row is all zero. */
function withEmptyChains(rows: ChainRow[], chainIds: readonly number[]): ChainRow[] {
  const empty = chainIds
    .filter((chainId) => !rows.some((row) => row.chainId === chainId))
    .map((chainId) => ({ ...EMPTY_CHAIN, id: String(chainId), chainId }))
  return [...rows, ...empty].sort((a, b) => a.chainId - b.chainId)
}

async function readSaleRows(database: ReadDatabase): Promise<SaleRows> {
  const [currencies, templates] = await Promise.all([
    database.select().from(presaleCurrency).orderBy(asc(presaleCurrency.id)),
    database
      .select()
      .from(presaleTemplate)
      .orderBy(asc(presaleTemplate.factory), asc(presaleTemplate.templateId)),
  ])
  return { currencies, templates, unitOf: await readCurrencyUnits(database, currencies) }
}

/** Every statistic of the platform. All of it comes from the index, so a rebuilt index gives the same numbers. */
export async function readStats(database: ReadDatabase, days: number) {
  const [chainRows, dayRows, creatorRows, releases, templates, sales, pools] = await Promise.all([
    database.select().from(platformChain).orderBy(asc(platformChain.chainId)),
    readDays(database, days),
    database
      .select({ total: sql<string>`count(distinct ${tokenAccount.address})` })
      .from(tokenAccount)
      .where(gt(tokenAccount.tokensCreated, 0)),
    database
      .select({ chainIds: indexRelease.chainIds })
      .from(indexRelease)
      .where(eq(indexRelease.isActive, true)),
    database.select().from(tokenTemplate).orderBy(asc(tokenTemplate.templateId)),
    readSaleRows(database),
    readPoolStats(database),
  ])
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
      showChain(row, templates, sales, pools),
    ),
    days: dayRows.map(showDay),
  }
}
