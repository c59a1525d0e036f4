import { m } from '@slipway/messages/features/feed'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { type CalendarEvent, formatCalendar } from '@slipway/sdk/shared/format-calendar'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { ReadDatabase } from '../database/read-database.ts'
import { readPresales } from '../presale/read-presales.ts'
import type { PresaleSummary } from '../presale/schemas.ts'
import { chainName, type FeedContext, pageUrl } from './feed-parts.ts'

/** Coming presales, and as many running ones. */
const MOST_PRESALES = 100
const REFRESH_SECONDS = 3_600

function eventsOf(presale: PresaleSummary, now: number, places: FeedContext): CalendarEvent[] {
  const { chainId, address, owner, startTime, endTime } = presale
  const name = presale.info?.name ?? presale.token.symbol ?? shortenAddress(address)
  const url = pageUrl(places, chainId, presalePath(presale.kind, address))
  const { locale } = places
  const of = {
    description: m.feed_presale_about(
      { address, owner, chain: chainName(places, chainId) },
      { locale },
    ),
    ...(url !== undefined && { url }),
  }
  const moments = [
    { what: 'start', at: startTime, summary: m.feed_presale_starts({ name }, { locale }) },
    { what: 'end', at: endTime, summary: m.feed_presale_ends({ name }, { locale }) },
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

interface PresaleCalendarQuestion {
  /** Undefined: all networks. */
  readonly chainId: number | undefined
  /** Lower case. */
  readonly owner: `0x${string}` | undefined
  /** Of one presale alone, lower case. */
  readonly presale: `0x${string}` | undefined
}

/**
 * A calendar of moments at which presales start and end: the soonest of them.
 *
 * @param now unix seconds
 */
export async function readPresaleCalendar(
  database: ReadDatabase,
  { chainId, owner, presale }: PresaleCalendarQuestion,
  places: FeedContext,
  now = Math.floor(Date.now() / 1_000),
): Promise<string> {
  const narrowed = {
    ...(owner !== undefined && { owner }),
    ...(presale !== undefined && { search: presale }),
    limit: MOST_PRESALES,
  }
  const [coming, running] = await Promise.all([
    readPresales(database, { ...narrowed, status: 'coming', sort: 'start' }, chainId, now),
    readPresales(database, { ...narrowed, status: 'running', sort: 'end' }, chainId, now),
  ])
  const { locale } = places
  return formatCalendar({
    name:
      chainId === undefined
        ? m.feed_presales_all({}, { locale })
        : m.feed_presales_on({ chain: chainName(places, chainId) }, { locale }),
    events: [running, coming].flatMap((list) =>
      list.parse().items.flatMap((one) => eventsOf(one, now, places)),
    ),
    stampedAt: now,
    refreshSeconds: REFRESH_SECONDS,
  })
}
