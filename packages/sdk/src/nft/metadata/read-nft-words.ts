import type { NftTrait, NftWords } from './nft-words.ts'

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''

function traitOf(given: unknown): NftTrait | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { trait_type: trait, value } = given as Record<string, unknown>
  const read = { trait: textOf(trait), value: textOf(value) }
  return read.value === '' ? undefined : read
}

/**
 * Reads what a metadata file that somebody made elsewhere says of its NFT; its picture is the file beside it.
 *
 * @returns undefined for what is no metadata at all
 */
export function readNftWords(json: unknown): Partial<NftWords> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const { name, description, attributes } = json as Record<string, unknown>
  const traits = Array.isArray(attributes)
    ? attributes.map(traitOf).filter((trait) => trait !== undefined)
    : []
  return {
    ...(textOf(name) !== '' && { name: textOf(name) }),
    ...(textOf(description) !== '' && { description: textOf(description) }),
    ...(traits.length > 0 && { traits }),
  }
}
