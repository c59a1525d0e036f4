import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { chooseLanguage } from '../http/choose-language.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import type { FeedPlaces } from './feed-parts.ts'
import { readLaunchFeed } from './read-launch-feed.ts'
import { readPresaleCalendar } from './read-presale-calendar.ts'
import { getLaunchFeedRoute, getPresaleCalendarRoute } from './routes.ts'

/** Puts the handlers behind the feeds, whose readers ask by themselves and follow links back to the site. */
export function registerFeeds(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  places: FeedPlaces,
): void {
  const chainIdOf = (chain: string | undefined) =>
    chain === undefined ? undefined : resolveChain(chain)
  app.openapi(getPresaleCalendarRoute, async (c) => {
    const { chain, owner, presale, lang } = c.req.valid('query')
    const question = { chainId: chainIdOf(chain), owner, presale }
    const calendar = await readPresaleCalendar(database, question, {
      ...places,
      locale: chooseLanguage(c, lang),
    })
    return c.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
  app.openapi(getLaunchFeedRoute, async (c) => {
    const { chain, feature, lang } = c.req.valid('query')
    const { search } = new URL(c.req.url)
    const question = { chainId: chainIdOf(chain), feature, search }
    const feed = await readLaunchFeed(database, question, {
      ...places,
      locale: chooseLanguage(c, lang),
    })
    return c.body(feed, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' })
  })
}
