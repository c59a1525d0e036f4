// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepSlippage, readKeptSlippage } from './trade-form.tsx'

const stored = new Map<string, string>()
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
})

afterEach(() => stored.clear())

test('one percent before anybody has chosen', () => {
  expect(readKeptSlippage()).toBe('1')
})

test('what was used last is found again', () => {
  keepSlippage(250n)
  expect(readKeptSlippage()).toBe('2.5')
  keepSlippage(0n)
  expect(readKeptSlippage()).toBe('0')
})

test('what is warned of is not kept for the next token', () => {
  keepSlippage(500n)
  expect(readKeptSlippage()).toBe('5')
  keepSlippage(501n)
  expect(readKeptSlippage()).toBe('5')
  stored.set('slipway.trade-slippage', '501')
  expect(readKeptSlippage()).toBe('1')
})

test.each(['', 'x', '-1', '6000', '0.5'])(
  'what nobody of ours wrote counts nothing: %j',
  (text) => {
    stored.set('slipway.trade-slippage', text)
    expect(readKeptSlippage()).toBe(text === '' ? '0' : '1')
  },
)
