import type { ActKind } from '@slipway/database/stats/indexed'
import { launchPath } from '@slipway/sdk/navigation/launch-path'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { ReadDatabase } from '../database/read-database.ts'
import { kindsOf } from '../stats/act-features.ts'
import type { ActFeature } from '../stats/act-schemas.ts'
import { readActs } from '../stats/read-acts.ts'
import { chainName, type FeedPlaces, pageUrl } from './feed-parts.ts'
import { type FeedItem, formatRss } from './format-rss.ts'

const MOST_ITEMS = 50
const TTL_MINUTES = 10

const WORDS: Readonly<Partial<Record<ActKind, string>>> = {
  tokenCreated: 'Token created',
  saleCreated: 'Sale announced',
  poolCreated: 'Staking pool opened',
  airdropCreated: 'Airdrop created',
  collectionCreated: 'NFT collection created',
}

type Act = Awaited<ReturnType<typeof readActs>>[number]

function itemOf(act: Act, places: FeedPlaces): FeedItem[] {
  const path = launchPath(act)
  const url = path && pageUrl(places, act.chainId, path)
  if (!url) return []
  const name = act.subjectName ?? act.symbol ?? shortenAddress(act.subject)
  const by = shortenAddress(act.account)
  return [
    {
      id: `${act.chainId}:${act.subject}`,
      title: `${WORDS[act.kind] ?? act.kind}: ${name}`,
      description: `By ${by} on ${chainName(places, act.chainId)}. Anybody can launch: look at its safety report first.`,
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
  places: FeedPlaces,
): Promise<string> {
  const acts = await readActs(database, {
    chainId,
    kinds: kindsOf(feature, true),
    limit: MOST_ITEMS,
  })
  const where = chainId === undefined ? 'every network' : chainName(places, chainId)
  return formatRss({
    title: `Launches on ${where}`,
    description:
      'Tokens, sales, staking pools, airdrops and NFT collections, as the chain has them.',
    url: `${places.siteUrl}/index`,
    selfUrl: `${places.siteUrl}/api/feeds/launches.rss${search}`,
    items: acts.flatMap((act) => itemOf(act, places)),
    ttlMinutes: TTL_MINUTES,
  })
}
