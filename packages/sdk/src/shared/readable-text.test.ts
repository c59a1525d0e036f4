import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isReadable } from './readable-text.ts'
import { brokenNames, hiddenNames, hiddenSigns, honestNames, joinedNames } from './test/names.ts'

/** What the tests of the contracts read: the same names, as bytes. */
const contractNames = JSON.parse(
  readFileSync(new URL('../../../../contracts/test/fixtures/names.json', import.meta.url), 'utf8'),
)

const inHex = (name: string) => `0x${Buffer.from(name, 'utf8').toString('hex')}`
const refused = [...hiddenNames.map(({ name }) => name), ...brokenNames]

test('two hundred names and symbols at least', () => {
  const all = [...honestNames, ...joinedNames, ...refused]
  expect(new Set(all).size).toBe(all.length)
  expect(honestNames.length + joinedNames.length).toBeGreaterThan(150)
  expect(all.length).toBeGreaterThanOrEqual(350)
})

test.each([...honestNames, ...joinedNames])('%s is read as it stands', (name) => {
  expect(isReadable(name)).toBe(true)
})

describe('what cannot be seen is refused', () => {
  test.each(hiddenSigns)('U+%i', (point) => {
    for (const { name } of hiddenNames.filter((one) => one.point === point)) {
      expect(isReadable(name), JSON.stringify(name)).toBe(false)
    }
  })

  test.each([...brokenNames, 'Har\ud800bour'])('%j', (name) => {
    expect(isReadable(name)).toBe(false)
  })
})

test('an empty text has nothing to hide', () => {
  expect(isReadable('')).toBe(true)
})

test('the contracts are asked about each of these names', () => {
  expect(contractNames).toEqual({
    taken: [...honestNames, ...joinedNames].map(inHex),
    refused: refused.map(inHex),
  })
})

/** Unicode's recommended emoji, as this engine knows them: none that a contract would refuse. */
test('every emoji of one sign or two joined ones is read', () => {
  const emoji = /^\p{RGI_Emoji}$/v
  for (const point of [0x2600, 0x2764, 0x1f600, 0x1f680, 0x1f9d1, 0x1fae8]) {
    for (let sign = point; sign < point + 0x40; sign += 1) {
      const text = String.fromCodePoint(sign)
      for (const name of [text, `${text}\ufe0f`, `${text}\u200d♀\ufe0f`, `👩\u200d${text}`]) {
        if (emoji.test(name)) expect(isReadable(name), name).toBe(true)
      }
    }
  }
})
