import { setLocale } from '@slipway/messages'
import { zeroAddress } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { tradePriceText } from './trade-price-text.ts'

const token = { address: zeroAddress, symbol: 'HRB', decimals: 9 } as const
const currency = { address: zeroAddress, symbol: 'USDT', decimals: 6 } as const

beforeAll(() => setLocale('en-US'))

const priceOf = (side: 'buy' | 'sell', amount: bigint, received: bigint) =>
  tradePriceText(
    { token, currency, side },
    {
      input: { amount } as never,
      outcome: { isMeasured: true, expected: received, received, taxBps: 0, impactBps: 0 },
    },
  ).replace('\u00a0', ' ')

test('a buy and a sell of the same amounts have one price', () => {
  // Three dollars for two tokens.
  expect(priceOf('buy', 3_000_000n, 2_000_000_000n)).toBe('1.5 USDT')
  expect(priceOf('sell', 2_000_000_000n, 3_000_000n)).toBe('1.5 USDT')
})

test('a price far below one keeps the digits that say something', () => {
  expect(priceOf('buy', 1_000_000n, 4n * 10n ** 8n * 10n ** 9n)).toBe('0.0000000025 USDT')
  expect(priceOf('buy', 1_000_000n, 3n * 10n ** 8n * 10n ** 9n)).toBe('0.0000000033333 USDT')
})
