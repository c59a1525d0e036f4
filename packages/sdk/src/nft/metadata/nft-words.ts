/** One attribute of an NFT, as marketplaces list them. */
export interface NftTrait {
  readonly trait: string
  readonly value: string
}

/** What the metadata of one NFT say beside its picture. */
export interface NftWords {
  readonly name: string
  readonly description: string
  readonly traits: readonly NftTrait[]
}

/** Longest texts, in characters, and most traits of one NFT. */
export const nftWordLimits = {
  nameMax: 120,
  descriptionMax: 3_000,
  traitMax: 100,
  traitsMax: 50,
} as const

/** Why words cannot be kept; each is also the code of its message. */
export type NftWordsFault =
  | 'name-too-long'
  | 'description-too-long'
  | 'trait-too-long'
  | 'too-many-traits'

/** @returns the first fault; undefined where the words can be kept */
export function findWordsFault({ name, description, traits }: NftWords): NftWordsFault | undefined {
  const limits = nftWordLimits
  if (name.length > limits.nameMax) return 'name-too-long'
  if (description.length > limits.descriptionMax) return 'description-too-long'
  if (traits.length > limits.traitsMax) return 'too-many-traits'
  const isLong = traits.some(
    ({ trait, value }) => trait.length > limits.traitMax || value.length > limits.traitMax,
  )
  return isLong ? 'trait-too-long' : undefined
}
