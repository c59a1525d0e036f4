import type { PortfolioDue } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { dueName, duePath } from './due-entries.ts'
import { readPortfolioState } from './portfolio-state.ts'

const at = (digit: string) => `0x${digit.repeat(40)}`
const owner = at('b')
const due: PortfolioDue = {
  kind: 'presaleClaim',
  chainId: 56,
  subject: 'presale',
  address: at('a'),
  variant: 'private',
  number: null,
  name: null,
  amount: '5',
  asset: { address: at('c'), symbol: 'GLD', decimals: 9 },
}

test('each entry leads to the page on which it is done', () => {
  expect(duePath(due, owner)).toBe(`/presale/private-detail/${at('a')}`)
  expect(duePath({ ...due, subject: 'pool', variant: 'lp' }, owner)).toBe(
    `/mining/detail/${at('a')}`,
  )
  expect(duePath({ ...due, subject: 'collection' }, owner)).toBe(`/nft/mint/${at('a')}`)
  expect(duePath({ ...due, subject: 'lock', variant: 'liquidity' }, owner)).toBe(
    `/lock/detail/${owner}/${at('a')}`,
  )
  expect(duePath({ ...due, subject: 'lock', variant: 'nft' }, owner)).toBe(
    `/lock/nft-detail/${owner}/${at('a')}`,
  )
})

test('what has no name is called by its address, a lock by its token', () => {
  expect(dueName(due)).toBe('0xaaaa…aaaaa')
  expect(dueName({ ...due, subject: 'lock' })).toBe('GLD')
  expect(dueName({ ...due, name: 'Harbour Light' })).toBe('Harbour Light')
})

test('whose portfolio it is stands in the address; what is no address names nobody', () => {
  expect(readPortfolioState({ address: at('1') })).toEqual({ address: at('1') })
  expect(readPortfolioState({ address: '0x12' })).toEqual({})
  expect(readPortfolioState({ address: 12 })).toEqual({})
})
