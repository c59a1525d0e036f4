import { describe, expect, test } from 'vitest'
import { formatCount, formatSpan } from './format-odds.ts'
import { rankAddresses, readTraits } from './found-list.tsx'
import { markAddress, sampleAddress } from './mark-address.ts'
import { emptyTarget, fromTarget, toTarget } from './target-values.ts'

const marked = (target: Parameters<typeof markAddress>[0], address: string) =>
  [...markAddress(target, address)].map((at) => address[at]).join('')

describe('targets and their fields', () => {
  test.each([
    { kind: 'starts', text: '0xabc', isCaseSensitive: true },
    { kind: 'ends', text: 'abc', isCaseSensitive: false },
    { kind: 'contains', text: 'cafe', isCaseSensitive: false },
    { kind: 'both', text: 'a', ending: 'b', isCaseSensitive: true },
    { kind: 'zeros', count: 7 },
    { kind: 'pattern', text: '^0{4}', isCaseSensitive: false },
  ] as const)('$kind survives the way through the fields', (target) => {
    expect(toTarget(fromTarget(target))).toEqual(target)
  })

  test('a number of zeros that is none asks for nothing', () => {
    expect(toTarget({ ...emptyTarget, kind: 'zeros', zeros: '4.5' })).toEqual({
      kind: 'zeros',
      count: 0,
    })
  })
})

describe('what was asked for is set apart', () => {
  const address = '0xC0ffEe00000000000000000000000000CafeBabE'

  test.each([
    [{ kind: 'starts', text: '0xc0ffee', isCaseSensitive: false }, 'C0ffEe'],
    [{ kind: 'ends', text: 'babe', isCaseSensitive: false }, 'BabE'],
    [{ kind: 'both', text: 'c0', ending: 'be', isCaseSensitive: false }, 'C0bE'],
    [{ kind: 'contains', text: 'cafe', isCaseSensitive: false }, 'Cafe'],
    [{ kind: 'contains', text: 'cafe', isCaseSensitive: true }, ''],
    [{ kind: 'pattern', text: 'c', isCaseSensitive: false }, ''],
  ] as const)('%j', (target, expected) => {
    expect(marked(target, address)).toBe(expected)
  })

  test('the sample is as long as an address and shows the wish', () => {
    const sample = sampleAddress({ kind: 'both', text: 'ab', ending: 'cd', isCaseSensitive: false })
    expect(sample).toHaveLength(42)
    expect(sample).toMatch(/^0xab·{36}cd$/)
  })

  const texts = { text: '0xAbG1', ending: 'Cxd' }
  test.each([
    ['starts', false, /^0xab·1·{36}$/, 'ab1'],
    ['starts', true, /^0xAb·1·{36}$/, 'Ab1'],
    ['ends', false, /^0x·{34}0·ab·1$/, '0ab1'],
    ['both', false, /^0xab·1·{33}c·d$/, 'ab1cd'],
    ['both', true, /^0xAb·1·{33}C·d$/, 'Ab1Cd'],
    ['contains', false, /^0x·{17}0·ab·1·{17}$/, '0ab1'],
  ] as const)(
    'the sample of what %s is what the search takes (case: %s)',
    (kind, isCaseSensitive, like, wished) => {
      const target = { kind, ...texts, isCaseSensitive }
      const sample = sampleAddress(target)
      expect(sample).toMatch(like)
      expect(marked(target, sample)).toBe(wished)
    },
  )

  test('no sample is longer than an address', () => {
    for (const kind of ['starts', 'ends', 'both', 'contains'] as const) {
      const long = { kind, text: 'a'.repeat(39), ending: 'b'.repeat(9), isCaseSensitive: true }
      expect(sampleAddress(long)).toHaveLength(42)
    }
  })
})

describe('several addresses', () => {
  test('the longest run comes first, then leading zeros', () => {
    const items = ['0x0012', '0x7777', '0x00a0'].map((address) => ({ address }))
    expect(rankAddresses(items).map(({ address }) => address)).toEqual([
      '0x7777',
      '0x0012',
      '0x00a0',
    ])
    expect(readTraits('0x000AaA1')).toEqual({ leadingZeros: 3, longestRun: 3 })
  })
})

describe('odds in words', () => {
  test('counts of any size', () => {
    expect(formatCount(65_536)).toBe('65,536')
    expect(formatCount(4_294_967_296)).toBe('4.29 billion')
    expect(formatCount(16 ** 40)).toBe('1.5 × 10⁴⁸')
  })

  test('times that nobody waits for', () => {
    expect(formatSpan(0.2)).toBe('less than a second')
    expect(formatSpan(90)).toBe('1 minute, 30 seconds')
    expect(formatSpan(1e30)).toBe('longer than a thousand years')
  })
})
