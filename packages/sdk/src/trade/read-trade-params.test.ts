import { expect, test } from 'vitest'
import { calculateTradeMaximum, readTradeParams } from './read-trade-params.ts'

const wallet = { decimals: 18, balance: 5n * 10n ** 18n }
const codesOf = (amount: string, slippagePercent: string, context = wallet) => {
  const reading = readTradeParams({ amount, slippagePercent }, context)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('params in base units and basis points', () => {
  expect(readTradeParams({ amount: '1.5', slippagePercent: '0.5' }, wallet)).toEqual({
    ok: true,
    params: { amount: 15n * 10n ** 17n, slippageBps: 50n },
  })
})

test('everything that is wrong at once', () => {
  expect(codesOf('0', '60')).toEqual([
    'amount Trade_AmountZero',
    'slippagePercent Liquidity_SlippageTooHigh',
  ])
  expect(codesOf('', '')).toEqual(['amount Input_Required', 'slippagePercent Input_Required'])
  expect(codesOf('0.0000000000000000001', '1')).toEqual(['amount Input_TooManyDecimals'])
})

test('the network’s fee is left out of what is proposed, and refuses nothing that the wallet holds', () => {
  expect(calculateTradeMaximum(wallet.balance, 10n ** 16n)).toBe(499n * 10n ** 16n)
  expect(calculateTradeMaximum(1n, 2n)).toBe(0n)
  expect(codesOf('5', '1')).toEqual([])
  expect(codesOf('5.000000000000000001', '1')).toEqual(['amount Trade_BalanceTooLow'])
})

test('a balance that is not known yet refuses nothing', () => {
  expect(
    readTradeParams({ amount: '9', slippagePercent: '1' }, { ...wallet, balance: undefined }).ok,
  ).toBe(true)
})

test('slippage from nothing to a half', () => {
  expect(codesOf('1', '0')).toEqual([])
  expect(codesOf('1', '50')).toEqual([])
  expect(codesOf('1', '50.01')).toEqual(['slippagePercent Liquidity_SlippageTooHigh'])
})
