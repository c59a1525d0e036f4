import type { NftWords } from './nft-words.ts'

const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/

/** Marketplaces sort and range numbers; texts they list. */
const attributeValueOf = (value: string): string | number =>
  plainNumber.test(value) ? Number(value) : value

/**
 * The file of an NFT: ERC-721's metadata with the attributes that marketplaces read
 * (https://docs.opensea.io/docs/metadata-standards).
 *
 * @param media URI of what it shows; a film is its animation too
 */
export function writeNftMetadata(
  words: NftWords,
  media: { readonly uri: string; readonly isFilm: boolean },
): string {
  const { name, description, traits } = words
  const attributes = traits.map(({ trait, value }) => ({
    trait_type: trait,
    value: attributeValueOf(value),
  }))
  return JSON.stringify({
    name,
    ...(description !== '' && { description }),
    image: media.uri,
    ...(media.isFilm && { animation_url: media.uri }),
    ...(attributes.length > 0 && { attributes }),
  })
}
