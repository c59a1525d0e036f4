import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { readListLines } from './read-list-lines.ts'

const ann = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'
const ben = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'

test('wallets are read with their tiers, each once and in its better one', () => {
  expect(readListLines(`${ann},2\n\n ${ben} \n${ann};1\n${ben}, 2`)).toEqual([
    { wallet: ann, level: 1 },
    { wallet: ben, level: 1 },
  ])
})

test('the first wrong line is named', () => {
  expect(readListLines(`${ann}\nnobody`)).toBe(m.solpresalepage_list_line({ line: 2 }))
  expect(readListLines(`${ann},3`)).toBe(m.solpresalepage_list_line({ line: 1 }))
  expect(readListLines(`${ann},1,1`)).toBe(m.solpresalepage_list_line({ line: 1 }))
  expect(readListLines(' \n')).toBe(m.presale_admin_add_none())
})
