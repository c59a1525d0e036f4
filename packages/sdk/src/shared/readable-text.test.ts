import { describe, expect, test } from 'vitest'
import { isPrintable } from '../token/draft/read-limited-text.ts'
import { isReadable } from './readable-text.ts'
import { hiddenSigns, honestNames, joinedNames } from './test/names.ts'

/** The rule of `PrintableText.sol` for a well-formed text, written anew. */
function isTakenOnChain(text: string): boolean {
  return [...text].every((sign) => {
    const point = sign.codePointAt(0) ?? 0
    if (point < 0x20 || (point > 0x7e && point < 0xa0)) return false
    if ((point > 0x200a && point < 0x2010) || (point > 0x2029 && point < 0x202f)) return false
    return (point < 0x2060 || point > 0x2069) && point !== 0xfeff
  })
}

/** A hidden sign alone and wherever it could be put; at the ends of a text, spaces are cut off before. */
const hiddenNames = hiddenSigns.flatMap((point) => {
  const sign = String.fromCodePoint(point)
  return [`US${sign}DT`, `${sign}USDT.`, `.USDT${sign}`, sign].map((name) => ({ point, name }))
})

test('two hundred names and symbols at least', () => {
  const all = [...honestNames, ...joinedNames, ...hiddenNames.map(({ name }) => name)]
  expect(new Set(all).size).toBe(all.length)
  expect(honestNames.length).toBeGreaterThan(130)
  expect(all.length).toBeGreaterThanOrEqual(200)
})

test.each(honestNames)('%s is read as it stands, by form, SDK and contract', (name) => {
  expect([isReadable(name), isPrintable(name), isTakenOnChain(name)]).toEqual([true, true, true])
})

test.each(joinedNames)('%s is read as it stands; no contract of a token takes it', (name) => {
  expect([isReadable(name), isPrintable(name), isTakenOnChain(name)]).toEqual([true, false, false])
})

describe('what cannot be seen is refused', () => {
  test.each(hiddenSigns)('U+%i', (point) => {
    const names = hiddenNames.filter((one) => one.point === point).map(({ name }) => name)
    for (const name of names) {
      // A name of spaces alone is an empty one, which has a fault of its own.
      if (name.trim() === '') continue
      expect(isReadable(name), JSON.stringify(name)).toBe(false)
    }
  })

  test.each(['\u0301', '\u0301\u0302', '1\ufe0f', '🚀\u200d🚀', 'a\u200db', 'Har\ud800bour'])(
    '%j',
    (name) => {
      expect(isReadable(name)).toBe(false)
    },
  )
})

test('the SDK takes nothing that the contracts of tokens refuse', () => {
  for (const name of [...honestNames, ...joinedNames, ...hiddenNames.map((one) => one.name)]) {
    if (isPrintable(name)) expect(isTakenOnChain(name), JSON.stringify(name)).toBe(true)
  }
})
