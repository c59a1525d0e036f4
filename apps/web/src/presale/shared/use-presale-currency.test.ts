import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { usePresaleCurrency } from './use-presale-currency.ts'

vi.mock('../../core/active-chain.ts', () => ({
  activeChain: {
    nativeCurrency: { symbol: 'BNB', decimals: 18 },
    currencies: [{ name: 'USDT', address: `0x${'1'.repeat(40)}`, decimals: 18 }],
  },
}))
vi.mock('./use-currency-facts.ts', () => ({
  useCurrencyFacts: (address?: string) => address && { symbol: 'USDT', decimals: 6 },
}))

test.each([
  ['a listed currency by the list', '1', 'USDT', 18],
  ['an unlisted one that takes its symbol, with its address', '2', undefined, 6],
])('%s', (_what, digit, symbol, decimals) => {
  const address = `0x${digit.repeat(40)}`
  expect(usePresaleCurrency(activeChain as never, address)).toEqual({
    symbol: symbol ?? `USDT (${shortenAddress(address)})`,
    decimals,
  })
})
