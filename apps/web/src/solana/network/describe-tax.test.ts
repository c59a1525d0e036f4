import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { expect, test } from 'vitest'
import { describeTax } from './describe-tax.ts'

const holder = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const texts = {
  open: ({ tax }: { tax: string }) => `open ${tax}`,
  fixed: ({ tax }: { tax: string }) => `fixed ${tax}`,
}
const taxed = { isTaxed: true, transferFeeBps: 500, rights: {} }
const nextTransferFee = { bps: 700, epoch: 9n }
const pending = m.solana_tax_pending({ tax: '7%', epoch: '9' })

test('only of a tax that somebody can raise is it said that somebody can', () => {
  expect(describeTax({ ...taxed, rights: { tax: holder } }, texts)).toEqual(['open 5%'])
  expect(describeTax(taxed, texts)).toEqual(['fixed 5%'])
})

test('a tax that was decided is said, and nothing of a change that nobody could make any more', () => {
  expect(describeTax({ ...taxed, nextTransferFee }, texts)).toEqual([pending])
  expect(describeTax({ ...taxed, nextTransferFee, rights: { tax: holder } }, texts)).toEqual([
    'open 5%',
    pending,
  ])
})

test('a token without a tax, or with one of nothing forever, has nothing said of it', () => {
  expect(describeTax({ ...taxed, isTaxed: false }, texts)).toEqual([])
  expect(describeTax({ ...taxed, transferFeeBps: 0 }, texts)).toEqual([])
})
