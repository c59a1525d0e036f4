import { presaleCurrency, presaleCurrencyDay } from '@slipway/database/presale/indexed-factory'
import { platformDay } from '@slipway/database/stats/indexed'
import { and, asc, between, desc, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { serializeDay } from './platform-rows.ts'
import { readCurrencyUnits } from './read-currency-units.ts'

const DAY_SECONDS = 86_400
/** Currencies in one answer: anybody can make a presale in a currency of its own. */
const MOST_CURRENCIES = 12

/** Unix seconds; each lies in the day that is meant. */
interface DaysWanted {
  chainId: number | undefined
  from: number
  to: number
}

const readDayRows = (database: ReadDatabase, { chainId, from, to }: DaysWanted) =>
  database
    .select()
    .from(platformDay)
    .where(
      and(
        between(platformDay.day, from, to),
        chainId === undefined ? undefined : eq(platformDay.chainId, chainId),
      ),
    )
    .orderBy(asc(platformDay.day), asc(platformDay.chainId))

async function readRaised(database: ReadDatabase, { chainId, from, to }: DaysWanted) {
  const largest = await database
    .select({ chainId: presaleCurrency.chainId, currency: presaleCurrency.currency })
    .from(presaleCurrency)
    .where(chainId === undefined ? undefined : eq(presaleCurrency.chainId, chainId))
    .orderBy(desc(presaleCurrency.presales), asc(presaleCurrency.id))
    .limit(MOST_CURRENCIES)
  const ofEach = largest.map((one) =>
    database
      .select()
      .from(presaleCurrencyDay)
      .where(
        and(
          eq(presaleCurrencyDay.chainId, one.chainId),
          eq(presaleCurrencyDay.currency, one.currency),
          between(presaleCurrencyDay.day, from, to),
        ),
      )
      .orderBy(asc(presaleCurrencyDay.day)),
  )
  return (await Promise.all(ofEach)).flat()
}

/** The days of the platform's figures within bounds, those on which nothing happened left out. */
export async function readStatsDays(database: ReadDatabase, wanted: DaysWanted) {
  const bounds = { ...wanted, from: wanted.from - (wanted.from % DAY_SECONDS) }
  const [days, raised] = await Promise.all([
    readDayRows(database, bounds),
    readRaised(database, bounds),
  ])
  const unitOf = await readCurrencyUnits(database, raised)
  return {
    days: days.map(serializeDay),
    raised: raised
      .sort((a, b) => a.day - b.day || a.id.localeCompare(b.id))
      .map(({ id: _, ...row }) => ({
        ...row,
        ...unitOf(row),
        currency: showAddress(row.currency),
        contributed: String(row.contributed),
        refunded: String(row.refunded),
        raised: String(row.raised),
      })),
  }
}
