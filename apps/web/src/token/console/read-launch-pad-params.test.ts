import { expect, test } from 'vitest'
import { readPurchaseLines } from './read-launch-pad-params.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([' ', ',', ', ', '=', ' = ', ';', '\t'])(
  'an address and an amount behind "%s"',
  (apart) => {
    expect(readPurchaseLines(`${to}${apart}1.5\n\n`)).toEqual([{ to, quoteAmount: '1.5' }])
  },
)

test('an amount with separators of thousands stays whole, to be refused as one', () => {
  expect(readPurchaseLines(`${to} 1,243.00`)).toEqual([{ to, quoteAmount: '1,243.00' }])
  expect(readPurchaseLines(to)).toEqual([{ to, quoteAmount: '' }])
})
