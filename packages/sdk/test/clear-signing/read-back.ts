import { parseUnits } from 'viem'
import type { DescriptorField } from './descriptor-schema.ts'

/** Decimals that a token has in tests: they follow from its address, whose form is also its symbol. */
export const decimalsOf = (token: string): number => Number.parseInt(token.slice(-2), 16) % 19

/** What a text of a line says, in the form of the argument that it was made from. */
export function readBack(
  field: DescriptorField,
  text: string,
  words: Readonly<Record<string, string>> = {},
): string {
  const [number = '', unit = ''] = text.split(' ')
  switch (field.format) {
    case 'amount':
      return String(parseUnits(number, 18))
    case 'tokenAmount':
      return String(parseUnits(number, unit === 'native' ? 18 : decimalsOf(unit)))
    case 'nftName':
      return text.split('#').at(-1) ?? ''
    case 'date':
      return text.includes('T') ? String(Date.parse(text) / 1000) : text
    case 'duration': {
      const [hours = '', minutes = '', seconds = ''] = text.split(':')
      return String(BigInt(hours) * 3600n + BigInt(minutes) * 60n + BigInt(seconds))
    }
    case 'unit':
      return String(parseUnits(number, field.params.decimals ?? 0))
    case 'enum':
      return Object.keys(words).find((key) => words[key] === text) ?? text
    default:
      return text
  }
}
