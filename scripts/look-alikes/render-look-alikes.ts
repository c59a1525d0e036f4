import type { GeneratedFiles } from '@slipway/deployments/generator/generated-files'
import confusables from 'unhomoglyph/data.json' with { type: 'json' }

/** Where the table stands that the SDK compares names by. */
const PATH = 'packages/sdk/src/names/generated/look-alikes.ts'

const isPlain = ([sign]: readonly [string, string]) => sign.normalize('NFKD') === sign

/** What a text looks like by the signs of a table alone. */
const readBy = (table: ReadonlyMap<string, string>, text: string): string =>
  Array.from(text, (sign) => table.get(sign) ?? sign).join('')

/**
 * The part of Unicode's table that matters for Latin letters and digits, by what signs look like. What compatibility
 * decomposition (NFKD) leads to by itself is left out: a browser knows that already.
 */
export function renderLookAlikes(): GeneratedFiles {
  // Each sign with what it looks like (https://www.unicode.org/Public/security/latest/confusables.txt).
  const latin = Object.entries<string>(confusables).filter(([, lookedLike]) =>
    /^[A-Za-z0-9]+$/.test(lookedLike),
  )
  const signs = new Map(latin.filter(isPlain))
  for (const [sign, lookedLike] of latin.filter((row) => !isPlain(row))) {
    if (readBy(signs, sign.normalize('NFKD')) !== lookedLike) signs.set(sign, lookedLike)
  }
  const groups = Map.groupBy(signs.keys(), (sign) => signs.get(sign) ?? '')
  const rows = [...groups]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([looks, members]) => `  ['${looks}', '${members.sort().join('')}'],`)
  const lines = [
    '// Written by "npm run generate".',
    '/** Latin letters and digits, each with the signs that look like it (Unicode 13, UTS 39). */',
    'export const lookAlikes: readonly (readonly [latin: string, signs: string])[] = [',
    ...rows,
    ']',
    '',
  ]
  return new Map([[PATH, lines.join('\n')]])
}
