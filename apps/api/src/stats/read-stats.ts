import { indexRelease } from '@slipway/database/release/app'
import { platformChain, platformDay } from '@slipway/database/stats/indexed'
import { tokenAccount, tokenTemplate } from '@slipway/database/token/indexed'
import { asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

type ChainRow = typeof platformChain.$inferSelect
type TemplateRow = typeof tokenTemplate.$inferSelect
type DayRow = typeof platformDay.$inferSelect

const showChain = (row: ChainRow, templates: TemplateRow[]) => ({
  chainId: row.chainId,
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
      holders: 0,
    }))
  return [...rows, ...empty].sort((a, b) => a.chainId - b.chainId)
}

/** Every statistic of the platform. All of it comes from the index, so a rebuilt index gives the same numbers. */
export async function readStats(database: ReadDatabase, days: number) {
  const [chainRows, dayRows, creatorRows, releases, templates] = await Promise.all([
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
  ])
  const chainIds = [...new Set(releases.flatMap((release) => release.chainIds))]
  return {
    totals: {
      tokens: sum(chainRows, (row) => row.tokensCreated),
      creators: Number(creatorRows[0]?.total ?? 0),
      holders: sum(chainRows, (row) => row.holders),
      transfers: sum(chainRows, (row) => row.transfers),
      chains: chainIds.length,
    },
    chains: withEmptyChains(chainRows, chainIds).map((row) => showChain(row, templates)),
    days: dayRows.map(showDay),
  }
}
