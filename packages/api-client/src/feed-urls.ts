import type { components } from './generated/api-types.ts'

/** Feeds and pictures are read by other programs, which get their address alone. */

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}

/** Address of the calendar of presales' starts and ends (RFC 5545). @param of what of it, all without; the reader's program chooses the language that is not given */
export const presaleCalendarUrl = (
  baseUrl: string,
  of: {
    readonly chain?: string
    readonly owner?: string
    readonly presale?: string
    readonly lang?: string
  } = {},
): string => withQuery(`${baseUrl}/feeds/presales.ics`, of)

/** Address of the feed of launches (RSS 2.0). @param of what of it, as above */
export const launchFeedUrl = (
  baseUrl: string,
  of: { readonly chain?: string; readonly feature?: string; readonly lang?: string } = {},
): string => withQuery(`${baseUrl}/feeds/launches.rss`, of)

/** Address of the picture of a link, a PNG of 1200 × 630 pixels (ADR 0199). @param of what it shows, in which language */
export const shareImageUrl = (
  baseUrl: string,
  {
    kind,
    subject,
    ...query
  }: {
    readonly kind: components['schemas']['ShareCard']['kind']
    readonly subject: string
    readonly chain?: string
    readonly lang?: string
  },
): string => withQuery(`${baseUrl}/share/images/${kind}/${subject}`, query)
