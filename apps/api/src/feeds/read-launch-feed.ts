import type { ActKind } from '@slipway/database/stats/indexed'
import { m } from '@slipway/messages/features/feed'
import { launchPath } from '@slipway/sdk/navigation/launch-path'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { ReadDatabase } from '../database/read-database.ts'
import { kindsOf } from '../stats/act-features.ts'
import type { ActFeature } from '../stats/act-schemas.ts'
import { readActs } from '../stats/read-acts.ts'
import { chainName, type FeedContext, pageUrl } from './feed-parts.ts'
import { type FeedItem, formatRss } from './format-rss.ts'

const MOST_ITEMS = 50
const TTL_MINUTES = 10

const titles: Readonly<Partial<Record<ActKind, typeof m.feed_launch_token>>> = {
  tokenCreated: m.feed_launch_token,
  presaleCreated: m.feed_launch_presale,
  poolCreated: m.feed_launch_pool,
  airdropCreated: m.feed_launch_airdrop,
  collectionCreated: m.feed_launch_collection,
}

type Act = Awaited<ReturnType<typeof readActs>>[number]

/** Only tokens and presales have a safety report. */
const aboutOf = ({ kind }: Act) =>
  kind === 'tokenCreated' || kind === 'presaleCreated'
    ? m.feed_launch_about
    : m.feed_launch_about_contract

function itemOf(act: Act, places: FeedContext): FeedItem[] {
  const path = launchPath(act)
  const url = path && pageUrl(places, act.chainId, path)
  const title = titles[act.kind]
  if (!url || !title) return []
  const name = act.subjectName ?? act.symbol ?? shortenAddress(act.subject)
  const account = shortenAddress(act.account)
  const { locale } = places
  return [
    {
      id: `${act.chainId}:${act.subject}`,
      title: title({ name }, { locale }),
      description: aboutOf(act)({ account, chain: chainName(places, act.chainId) }, { locale }),
      url,
      at: act.createdAt,
    },
  ]
}

interface LaunchFeedQuestion {
  /** Undefined: all networks. */
  readonly chainId: number | undefined
  readonly feature: ActFeature | undefined
  /** The question as it was asked, to say where the feed lies. */
  readonly search: string
}

/** What was launched last, as RSS. */
export async function readLaunchFeed(
  database: ReadDatabase,
  { chainId, feature, search }: LaunchFeedQuestion,
  places: FeedContext,
): Promise<string> {
  const acts = await readActs(database, {
    chainId,
    kinds: kindsOf(feature, true),
    limit: MOST_ITEMS,
  })
  const { locale } = places
  return formatRss({
    title:
      chainId === undefined
        ? m.feed_launches_all({}, { locale })
        : m.feed_launches_on({ chain: chainName(places, chainId) }, { locale }),
    description: m.feed_launches_about({}, { locale }),
    language: locale,
    url: `${places.siteUrl}/index`,
    selfUrl: `${places.siteUrl}/api/feeds/launches.rss${search}`,
    items: acts.flatMap((act) => itemOf(act, places)),
    ttlMinutes: TTL_MINUTES,
  })
}
