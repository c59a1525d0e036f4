import { m } from '@slipway/messages/features/feed'
import { salePath } from '@slipway/sdk/navigation/sale-path'
import { type CalendarEvent, formatCalendar } from '@slipway/sdk/shared/format-calendar'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { ReadDatabase } from '../database/read-database.ts'
import { readPresales } from '../presale/read-presales.ts'
import { chainName, type FeedContext, pageUrl } from './feed-parts.ts'

/** Coming sales, and as many running ones. */
const MOST_SALES = 100
const REFRESH_SECONDS = 3_600

type Sale = Awaited<ReturnType<typeof readPresales>>['items'][number]

function eventsOf(sale: Sale, now: number, places: FeedContext): CalendarEvent[] {
  const { chainId, address, owner, startTime, endTime } = sale
  const name = sale.info?.name ?? sale.token.symbol ?? shortenAddress(address)
  const url = pageUrl(places, chainId, salePath(sale.kind, address))
  const { locale } = places
  const of = {
    description: m.feed_sale_about(
      { address, owner, chain: chainName(places, chainId) },
      { locale },
    ),
    ...(url !== undefined && { url }),
  }
  const moments = [
    { what: 'start', at: startTime, summary: m.feed_sale_starts({ name }, { locale }) },
    { what: 'end', at: endTime, summary: m.feed_sale_ends({ name }, { locale }) },
  ]
  return moments
    .filter(({ at }) => at > now)
    .map(({ what, at, summary }) => ({
      uid: `${chainId}-${address.toLowerCase()}-${what}@slipway`,
      at,
      summary,
      ...of,
    }))
}

interface SaleCalendarQuestion {
  /** Undefined: all networks. */
  readonly chainId: number | undefined
  /** Lower case. */
  readonly owner: `0x${string}` | undefined
  /** Of one sale alone, lower case. */
  readonly sale: `0x${string}` | undefined
}

/**
 * A calendar of moments at which sales start and end: the soonest of them.
 *
 * @param now unix seconds
 */
export async function readSaleCalendar(
  database: ReadDatabase,
  { chainId, owner, sale }: SaleCalendarQuestion,
  places: FeedContext,
  now = Math.floor(Date.now() / 1_000),
): Promise<string> {
  const narrowed = {
    ...(owner !== undefined && { owner }),
    ...(sale !== undefined && { search: sale }),
    limit: MOST_SALES,
  }
  const [coming, running] = await Promise.all([
    readPresales(database, { ...narrowed, status: 'coming', sort: 'start' }, chainId, now),
    readPresales(database, { ...narrowed, status: 'running', sort: 'end' }, chainId, now),
  ])
  const { locale } = places
  return formatCalendar({
    name:
      chainId === undefined
        ? m.feed_sales_all({}, { locale })
        : m.feed_sales_on({ chain: chainName(places, chainId) }, { locale }),
    events: [...running.items, ...coming.items].flatMap((one) => eventsOf(one, now, places)),
    stampedAt: now,
    refreshSeconds: REFRESH_SECONDS,
  })
}
