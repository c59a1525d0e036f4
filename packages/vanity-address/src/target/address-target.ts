import { PatternInvalid } from './pattern-error.ts'

/** What an address shall look like. Texts are without `0x` or with it. */
export type AddressTarget =
  | { readonly kind: 'starts'; readonly text: string; readonly isCaseSensitive: boolean }
  | { readonly kind: 'ends'; readonly text: string; readonly isCaseSensitive: boolean }
  | { readonly kind: 'contains'; readonly text: string; readonly isCaseSensitive: boolean }
  | {
      readonly kind: 'both'
      readonly text: string
      readonly ending: string
      readonly isCaseSensitive: boolean
    }
  | { readonly kind: 'zeros'; readonly count: number }
  | { readonly kind: 'pattern'; readonly text: string; readonly isCaseSensitive: boolean }

const maxZeros = 39

function hexText(text: string, mayHavePrefix: boolean): string {
  const hex = mayHavePrefix ? text.trim().replace(/^0x/i, '') : text.trim()
  if (hex === '') throw new PatternInvalid('Pattern_Empty')
  const wrong = /[^0-9a-fA-F]/.exec(hex)
  if (wrong) throw new PatternInvalid('Pattern_Character', wrong[0])
  if (hex.length > 40) throw new PatternInvalid('Pattern_TooLong', '40')
  return hex
}

/**
 * A target as a regular expression.
 * @throws {PatternInvalid}
 */
export function toPattern(target: AddressTarget): string {
  switch (target.kind) {
    case 'starts':
      return `^${hexText(target.text, true)}`
    case 'ends':
      return `${hexText(target.text, false)}$`
    case 'contains':
      return hexText(target.text, false)
    case 'both': {
      const [start, end] = [hexText(target.text, true), hexText(target.ending, false)]
      if (start.length + end.length > 40) throw new PatternInvalid('Pattern_TooLong', '40')
      return `^${start}.{${40 - start.length - end.length}}${end}$`
    }
    case 'zeros':
      if (!Number.isInteger(target.count) || target.count < 1)
        throw new PatternInvalid('Pattern_Empty')
      if (target.count > maxZeros) throw new PatternInvalid('Pattern_TooLong', String(maxZeros))
      return `^0{${target.count}}`
    case 'pattern':
      return target.text.trim().replace(/^(\^?)0x/i, '^')
  }
}
