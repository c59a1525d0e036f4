import type { ShareCard } from '@slipway/api-client'

/** What a page is about, in the words of the API's share images. */
export interface SharedThing {
  readonly kind: ShareCard['kind']
  readonly subject: string
}

const address = '0x[0-9a-fA-F]{40}'
const numbered = `(${address}|[1-9]\\d{0,8})`

const pages: readonly (readonly [SharedThing['kind'], RegExp])[] = [
  ['token', new RegExp(`^/token/view/(${address})/?$`)],
  ['presale', new RegExp(`^/presale/(?:detail|fair-detail|private-detail|embed)/(${address})/?$`)],
  ['pool', new RegExp(`^/mining/detail/${numbered}/?$`)],
  ['airdrop', new RegExp(`^/airdrop/detail/${numbered}/?$`)],
  ['collection', new RegExp(`^/nft/mint/${numbered}/?$`)],
  ['lock', new RegExp(`^/lock/certificate/([1-9]\\d{0,15}-${address}-[1-9]\\d{0,39})/?$`)],
  ['locks', new RegExp(`^/lock/(?:nft-)?detail/(${address})/(${address})/?$`)],
  ['owner', new RegExp(`^/owner/(${address})/?$`)],
]

/** What the page at an address is about; undefined: nothing that has a picture of its own. */
export function findSharedThing(pathname: string): SharedThing | undefined {
  for (const [kind, pattern] of pages) {
    const found = pattern.exec(pathname)
    if (found) return { kind, subject: found.slice(1).join('-') }
  }
  return undefined
}
