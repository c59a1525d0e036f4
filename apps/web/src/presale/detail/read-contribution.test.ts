import { describe, expect, test } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import { calculateGain, calculateMaximum, readContribution } from './read-contribution.ts'

const E = 10n ** 18n
const my = (contributed = 0n, balance = 100n * E) => ({ contributed, balance })
const options = { reserve: 0n, lowBalance: () => 'too poor' }
const read = (text: string, presale = makePresale(), who = my()) =>
  readContribution(text, presale, who, options)
const codeOf = (reading: ReturnType<typeof read>) =>
  reading.ok ? 'ok' : reading.problems.amount?.code

describe('readContribution', () => {
  test('the smallest and the largest amount pass, one unit beside them does not', () => {
    expect(codeOf(read('0.1'))).toBe('ok')
    expect(codeOf(read('0.099999999999999999'))).toBe('Presale_BelowMin')
    expect(codeOf(read('5'))).toBe('ok')
    expect(codeOf(read('5.000000000000000001'))).toBe('Presale_AboveMax')
    expect(codeOf(read('0'))).toBe('Presale_AmountZero')
    expect(codeOf(read('x'))).toBe('Input_NumberInvalid')
  })

  test('what a wallet has in the presale already counts towards its maximum', () => {
    expect(codeOf(read('2', makePresale(), my(3n * E)))).toBe('ok')
    expect(codeOf(read('2.1', makePresale(), my(3n * E)))).toBe('Presale_AboveMax')
  })

  test('near the hard cap the presale keeps what still fits', () => {
    const presale = makePresale({ state: { total: 19n * E } })
    expect(read('3', presale)).toMatchObject({ ok: true, params: { kept: E, tokens: 4_000n * E } })
  })

  test('less than the minimum passes when it is all the room there is', () => {
    const presale = makePresale({ state: { total: 20n * E - 10n ** 16n } })
    expect(codeOf(read('0.01', presale))).toBe('ok')
    expect(codeOf(read('0.009', presale))).toBe('Presale_BelowMin')
  })

  test('what buys no whole base unit is refused with the price of one, and a rest comes back', () => {
    const presale = makePresale({ terms: { presaleRate: 3n } })
    const price = (E + 2n) / 3n
    expect(read('0.3', presale)).toMatchObject({
      problems: { amount: { code: 'Presale_BuysNothing', args: { price } } },
    })
    expect(read('0.5', presale)).toMatchObject({ ok: true, params: { kept: price, tokens: 1n } })
  })

  test('a full presale takes nothing', () => {
    expect(codeOf(read('1', makePresale({ state: { total: 20n * E } })))).toBe(
      'Presale_HardCapReached',
    )
  })

  test('the network’s fee stays in the wallet', () => {
    const poor = readContribution('1', makePresale(), my(0n, E), { ...options, reserve: 1n })
    expect(poor).toMatchObject({ ok: false, problems: { amount: { text: 'too poor' } } })
    expect(calculateMaximum(makePresale(), my(0n, E), 1n)).toBe(E - 1n)
    expect(calculateMaximum(makePresale(), my(), 0n)).toBe(5n * E)
    expect(calculateMaximum(makePresale(), my(0n, 0n), 1n)).toBe(0n)
  })
})

test('a fair presale shares the cap out: what is over comes back', () => {
  const presale = makePresale({ kind: 'fair', state: { total: 36n * E } })
  // 4 of 40 under a cap of 20: half of it counts.
  expect(calculateGain(presale, my(), 4n * E)).toEqual({ tokens: 8_000n * E, excess: 2n * E })
})
