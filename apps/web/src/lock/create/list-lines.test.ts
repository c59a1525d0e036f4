import { expect, test } from 'vitest'
import { fromListLines, listTemplate, toListLines } from './list-lines.ts'

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('rows and text are the same list', () => {
  const text = `${owner},1000,2027-06-30\n${owner},5,,2027-01-01,10,30d,15`
  const lines = toListLines(text)
  expect(lines?.map(({ amount }) => amount)).toEqual(['1000', '5'])
  expect(lines?.[1]?.rest).toEqual(['2027-01-01', '10', '30d', '15'])
  expect(fromListLines(lines ?? [])).toBe(text)
})

test('a heading is left out, columns in another order are left to the text', () => {
  expect(toListLines(listTemplate(owner, 1_795_000_020))).toHaveLength(4)
  expect(toListLines(`amount,owner,unlockAt\n5,${owner},forever`)).toBeUndefined()
})

test('other separators and quotes are read', () => {
  expect(toListLines(`"${owner}";5\t`)).toEqual([
    { line: 1, owner, amount: '5', unlockAt: '', rest: [] },
  ])
})
