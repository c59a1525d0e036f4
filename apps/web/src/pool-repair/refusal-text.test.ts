import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import { refusalText } from './refusal-text.ts'

const side = (symbol: string) => ({ address: zeroAddress, symbol, decimals: 18 })
const pool = { token: side('HRB'), quote: side('WETH') }
const args = { needed: 6n * 10n ** 17n, balance: 10n ** 15n }
const lack = (field: 'tokenAmount' | 'quoteAmount', isNative: boolean) =>
  refusalText({ field, code: 'Token_InsufficientBalance', args }, pool, isNative).replaceAll(
    '\u00a0',
    ' ',
  )

test('what the wallet lacks is said in what it pays with', () => {
  const { symbol } = activeChain.nativeCurrency
  expect(lack('quoteAmount', true)).toContain(`0.6 ${symbol}`)
  expect(lack('quoteAmount', true)).not.toContain('WETH')
  expect(lack('quoteAmount', false)).toContain('0.6 WETH')
  expect(lack('tokenAmount', true)).toContain('0.6 HRB')
})
