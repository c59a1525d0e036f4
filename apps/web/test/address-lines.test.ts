// Wherever an address is asked for, an account's name is taken too.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src')
const files = globSync('**/*.tsx', { cwd: src }).filter((path) => !path.includes('.test.'))
/** Elements without children, with their attributes; arrows and smaller elements may stand in these. */
const element = /<([A-Z]\w*)\b((?:[^<>]|=>|<[^<>]*\/>)*?)\/>/g
/** Fields of many lines: a list takes addresses alone (ADR 0253). */
const lists = new Set(['Textarea', 'ListFormField', 'ListField', 'TierField'])

const asking = files.flatMap((path) =>
  [...readFileSync(join(src, path), 'utf8').matchAll(element)]
    .filter(
      ([, name = '', attributes = '']) =>
        attributes.includes('placeholder="0x') && !lists.has(name),
    )
    .map(([, name = '', attributes = '']) => ({ path, name, attributes })),
)

test('fields that ask for an address are found', () => {
  expect(asking.length).toBeGreaterThan(10)
})

test.each(asking)('$path: $name takes names', ({ name, attributes }) => {
  const isLine = name === 'AddressInput' || name === 'AddressField'
  expect(isLine || /\bisAddress\b/.test(attributes)).toBe(true)
})
