import { locker } from '@slipway/database/lock/indexed'
import { presaleCurrency, presaleTemplate } from '@slipway/database/presale/indexed-factory'
import { indexRelease } from '@slipway/database/release/app'
import { platformChain, platformDay } from '@slipway/database/stats/indexed'
import { tokenAccount, tokenTemplate } from '@slipway/database/token/indexed'
import { asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'

type ChainRow = typeof platformChain.$inferSelect
type TemplateRow = typeof tokenTemplate.$inferSelect
type DayRow = typeof platformDay.$inferSelect

/** What sales did on one network. */
interface SaleRows {
  currencies: (typeof presaleCurrency.$inferSelect)[]
  templates: (typeof presaleTemplate.$inferSelect)[]
}

function showSales(row: ChainRow, { currencies, templates }: SaleRows) {
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
        presales: one.presales,
        finished: one.finished,
        canceled: one.canceled,
        contributed: String(one.contributed),
        refunded: String(one.refunded),
        raised: String(one.raised),
      })),
  }
}

/** Locks ever made on one network. */
type LockCount = { chainId: number; locks: number }

const countLocks = (counts: readonly LockCount[], chainId: number) =>
  counts.reduce((total, count) => total + (count.chainId === chainId ? count.locks : 0), 0)

const showChain = (
  row: ChainRow,
  templates: TemplateRow[],
  sales: SaleRows,
  lockCounts: readonly LockCount[],
) => ({
  ...showSales(row, sales),
  chainId: row.chainId,
  locks: countLocks(lockCounts, row.chainId),
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

const showDay = (row: DayRow) => ({
  day: row.day,
  chainId: row.chainId,
  tokensCreated: row.tokensCreated,
  newCreators: row.newCreators,
  transfers: row.transfers,
  holdersAtEnd: row.holdersAtEnd,
  feesWei: String(row.feesWei),
  inviterRewardsWei: String(row.inviterRewardsWei),
  presalesCreated: row.presalesCreated,
  contributions: row.contributions,
  presaleFeesWei: String(row.presaleFeesWei),
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
    .map((chainId) => ({
      id: String(chainId),
      chainId,
      tokensCreated: 0,
      newCreators: 0,
      transfers: 0,
      feesWei: 0n,
      inviterRewardsWei: 0n,
      presalesCreated: 0,
      contributions: 0,
      presaleFeesWei: 0n,
      holders: 0,
    }))
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
  return { currencies, templates }
}

/** Every statistic of the platform. All of it comes from the index, so a rebuilt index gives the same numbers. */
export async function readStats(database: ReadDatabase, days: number) {
  const [chainRows, dayRows, creatorRows, releases, templates, sales, lockCounts] =
    await Promise.all([
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
      database.select({ chainId: locker.chainId, locks: locker.locks }).from(locker),
    ])
  const chainIds = [...new Set(releases.flatMap((release) => release.chainIds))]
  return {
    totals: {
      tokens: sum(chainRows, (row) => row.tokensCreated),
      creators: Number(creatorRows[0]?.total ?? 0),
      holders: sum(chainRows, (row) => row.holders),
      transfers: sum(chainRows, (row) => row.transfers),
      presales: sum(chainRows, (row) => row.presalesCreated),
      locks: lockCounts.reduce((total, { locks }) => total + locks, 0),
      chains: chainIds.length,
    },
    chains: withEmptyChains(chainRows, chainIds).map((row) =>
      showChain(row, templates, sales, lockCounts),
    ),
    days: dayRows.map(showDay),
  }
}
