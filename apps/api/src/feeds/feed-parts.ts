import type { ChainDefinition } from '@slipway/chains'

/** What entries of a feed lead to. */
export interface FeedPlaces {
  readonly chains: readonly ChainDefinition[]
  /** Where visitors find this site, without a slash at the end. */
  readonly siteUrl: string
}

/** Absolute address of a page on a network; undefined: the site does not offer that network. */
export function pageUrl(places: FeedPlaces, chainId: number, path: string): string | undefined {
  const chain = places.chains.find((one) => one.chainId === chainId)
  return chain && `${places.siteUrl}${path}?chain=${chain.shortname}`
}

export const chainName = ({ chains }: FeedPlaces, chainId: number): string =>
  chains.find((one) => one.chainId === chainId)?.name ?? `chain ${chainId}`
