import type { ChainDefinition } from '@slipway/chains'
import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/feed'

/** What entries of a feed lead to. */
export interface FeedPlaces {
  readonly chains: readonly ChainDefinition[]
  /** Where visitors find this site, without a slash at the end. */
  readonly siteUrl: string
}

/** The same, for a reader of one language. */
export interface FeedContext extends FeedPlaces {
  readonly locale: Locale
}

/** Absolute address of a page on a network; undefined: the site does not offer that network. */
export function pageUrl(places: FeedPlaces, chainId: number, path: string): string | undefined {
  const chain = places.chains.find((one) => one.chainId === chainId)
  return chain && `${places.siteUrl}${path}?chain=${chain.shortname}`
}

export const chainName = ({ chains, locale }: FeedContext, chainId: number): string =>
  chains.find((one) => one.chainId === chainId)?.name ??
  m.feed_chain({ id: String(chainId) }, { locale })
