/** One entry of a feed. */
export interface FeedItem {
  /** Names the entry for ever: readers show it once. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** An absolute address. */
  readonly url: string
  /** Unix seconds. */
  readonly at: number
}

export interface Feed {
  readonly title: string
  readonly description: string
  /** Of its words, as in HTML. */
  readonly language: string
  /** Page that shows the same, an absolute address. */
  readonly url: string
  /** Where the feed itself lies, an absolute address. */
  readonly selfUrl: string
  /** Newest first. */
  readonly items: readonly FeedItem[]
  /** How long readers need not ask again. */
  readonly ttlMinutes: number
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as XML 1.0 allows it: strangers chose most of it. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // Tab and line breaks are the only control characters that XML knows.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

const dateOf = (seconds: number): string => new Date(seconds * 1_000).toUTCString()

const itemLines = ({ id, title, description, url, at }: FeedItem): string[] => [
  '<item>',
  `<title>${escapeXml(title)}</title>`,
  `<link>${escapeXml(url)}</link>`,
  `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
  `<pubDate>${dateOf(at)}</pubDate>`,
  `<description>${escapeXml(description)}</description>`,
  '</item>',
]

/** An RSS 2.0 feed; `atom:link` says where it lies, as the best practices of RSS ask. */
export function formatRss({
  title,
  description,
  language,
  url,
  selfUrl,
  items,
  ttlMinutes,
}: Feed): string {
  const newest = items[0]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${language}</language>`,
    ...(newest ? [`<lastBuildDate>${dateOf(newest.at)}</lastBuildDate>`] : []),
    `<ttl>${ttlMinutes}</ttl>`,
    `<atom:link href="${escapeXml(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(itemLines),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
