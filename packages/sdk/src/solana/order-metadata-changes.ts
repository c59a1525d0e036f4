import { byteLength } from '../shared/byte-length.ts'

/** What a mint says of itself in words. */
export interface TokenMetadataTexts {
  readonly name: string
  readonly symbol: string
  /** Link to the metadata; may be empty. */
  readonly uri: string
}

const fields = ['name', 'symbol', 'uri'] as const

/** A field that changes, and the bytes that it grows by, negative where it shrinks. */
export interface MetadataChange {
  readonly field: (typeof fields)[number]
  readonly growth: number
}

/** Fields that change, those that grow least first: so the mint never needs more on the way than at the end. */
export function orderMetadataChanges(
  before: TokenMetadataTexts,
  after: TokenMetadataTexts,
): MetadataChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, growth: byteLength(after[field]) - byteLength(before[field]) }))
    .toSorted((left, right) => left.growth - right.growth)
}
