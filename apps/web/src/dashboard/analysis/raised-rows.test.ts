import type { CurrencyDay } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { sumRaised } from './raised-rows.ts'

const day = (currency: string, change: Partial<CurrencyDay>): CurrencyDay => ({
  day: 0,
  chainId: 56,
  currency,
  symbol: null,
  decimals: currency === '0xb' ? 6 : null,
  presales: 0,
  finished: 0,
  canceled: 0,
  contributed: '0',
  refunded: '0',
  raised: '0',
  ...change,
})

test('days are added up by network and currency, and by nothing else', () => {
  const rows = sumRaised([
    day('0xa', { presales: 1, contributed: '10' }),
    day('0xb', { presales: 3, contributed: '9007199254740993' }),
    day('0xa', { presales: 1, contributed: '5', refunded: '2', raised: '13', day: 86_400 }),
    day('0xa', { chainId: 1, contributed: '7' }),
  ])
  expect(rows.map(({ days, ...row }) => ({ ...row, days: days.length }))).toEqual([
    {
      chainId: 56,
      currency: '0xb',
      symbol: null,
      decimals: 6,
      presales: 3,
      contributed: 9007199254740993n,
      refunded: 0n,
      raised: 0n,
      days: 1,
    },
    {
      chainId: 56,
      currency: '0xa',
      symbol: null,
      decimals: null,
      presales: 2,
      contributed: 15n,
      refunded: 2n,
      raised: 13n,
      days: 2,
    },
    {
      chainId: 1,
      currency: '0xa',
      symbol: null,
      decimals: null,
      presales: 0,
      contributed: 7n,
      refunded: 0n,
      raised: 0n,
      days: 1,
    },
  ])
})
