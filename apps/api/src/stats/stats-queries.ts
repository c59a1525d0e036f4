import { assetFacts } from '@slipway/database/lock/app'
import { presaleCurrency, presaleTemplate } from '@slipway/database/presale/indexed-factory'
import { indexRelease } from '@slipway/database/release/app'
import { poolStaker, poolTemplate } from '@slipway/database/staking/indexed'
import { platformChain, platformDay } from '@slipway/database/stats/indexed'
import { token, tokenAccount, tokenTemplate } from '@slipway/database/token/indexed'
import { asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'

/** Currencies of one network in the statistics: anybody can make a presale in a currency of its own. */
const MOST_CURRENCIES = 50

function daysQuery(built: ReadDatabase) {
  const newest = built
    .selectDistinct({ day: platformDay.day })
    .from(platformDay)
    .orderBy(desc(platformDay.day))
    .limit(sql.placeholder('days'))
    .as('newest')
  return built
    .select()
    .from(platformDay)
    .where(gte(platformDay.day, sql`(SELECT min(${newest.day}) FROM ${newest})`))
    .orderBy(asc(platformDay.day), asc(platformDay.chainId))
    .prepare('')
}

/** The currencies of most presales on each network, with what they are counted in. */
function currenciesQuery(built: ReadDatabase) {
  const place = sql<number>`row_number() OVER (PARTITION BY ${presaleCurrency.chainId} ORDER BY ${presaleCurrency.presales} DESC, ${presaleCurrency.id})`
  const ranked = built
    .select({ id: presaleCurrency.id, place: place.as('place') })
    .from(presaleCurrency)
    .as('ranked')
  return built
    .select({
      row: presaleCurrency,
      symbol: sql<string | null>`coalesce(${token.symbol}, ${assetFacts.symbol})`,
      decimals: sql<number | null>`coalesce(${token.decimals}, ${assetFacts.decimals})`.mapWith(
        token.decimals,
      ),
    })
    .from(ranked)
    .innerJoin(presaleCurrency, eq(presaleCurrency.id, ranked.id))
    .leftJoin(token, eq(token.id, ranked.id))
    .leftJoin(assetFacts, eq(assetFacts.id, ranked.id))
    .where(lte(ranked.place, MOST_CURRENCIES))
    .orderBy(asc(presaleCurrency.id))
    .prepare('')
}

/** The reads behind the statistics, each built once. */
export const statsQueries = (database: ReadDatabase) =>
  prepareOnce(database, 'statistics', (built) => ({
    chains: built.select().from(platformChain).orderBy(asc(platformChain.chainId)).prepare(''),
    days: daysQuery(built),
    creators: built
      .select({ total: sql<string>`count(distinct ${tokenAccount.address})` })
      .from(tokenAccount)
      .where(gt(tokenAccount.tokensCreated, 0))
      .prepare(''),
    releases: built
      .select({ chainIds: indexRelease.chainIds })
      .from(indexRelease)
      .where(eq(indexRelease.isActive, true))
      .prepare(''),
    tokenTemplates: built
      .select()
      .from(tokenTemplate)
      .orderBy(asc(tokenTemplate.templateId))
      .prepare(''),
    currencies: currenciesQuery(built),
    presaleTemplates: built
      .select()
      .from(presaleTemplate)
      .orderBy(asc(presaleTemplate.factory), asc(presaleTemplate.templateId))
      .prepare(''),
    poolTemplates: built
      .select()
      .from(poolTemplate)
      .orderBy(asc(poolTemplate.factory), asc(poolTemplate.templateId))
      .prepare(''),
    /** who stakes where now */
    stakersOf: built
      .select({ chainId: poolStaker.chainId, stakers: sql<string>`count(*)` })
      .from(poolStaker)
      .where(gt(poolStaker.pools, 0))
      .groupBy(poolStaker.chainId)
      .prepare(''),
    /** different addresses over all networks */
    stakers: built
      .select({ total: sql<string>`count(distinct ${poolStaker.account})` })
      .from(poolStaker)
      .where(gt(poolStaker.pools, 0))
      .prepare(''),
  }))

export type StatsQueries = ReturnType<typeof statsQueries>
