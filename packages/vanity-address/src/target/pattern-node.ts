/**
 * Characters of a checksummed address as bits: 0 to 9 are digits, 10 to 15 are a to f, 16 to 21 are A
 * to F.
 */
export type SymbolSet = number

export const symbolCount = 22
export const symbols = '0123456789abcdefABCDEF'
export const anySymbol: SymbolSet = 2 ** symbolCount - 1

/** What a pattern is made of. */
export type PatternNode =
  | { readonly kind: 'symbols'; readonly set: SymbolSet }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly part: PatternNode
      readonly min: number
      /** Undefined: any number of times. */
      readonly max: number | undefined
    }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }

/** The same characters in either case. */
export function inAnyCase(set: SymbolSet): SymbolSet {
  const letters = ((set >> 10) | (set >> 16)) & 0x3f
  return (set & 0x3ff) | (letters << 10) | (letters << 16)
}

/** The set of one character; 0 for a character that no address has. */
export function symbolSetOf(character: string, isCaseSensitive: boolean): SymbolSet {
  const index = character.length === 1 ? symbols.indexOf(character) : -1
  if (index < 0) return 0
  const set = 1 << index
  return isCaseSensitive ? set : inAnyCase(set)
}
