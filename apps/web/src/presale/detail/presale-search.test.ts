import { expect, test } from 'vitest'
import { readPresaleSearch } from './presale-search.ts'

const inviter = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('keeps the inviter of a link, in its checked spelling', () => {
  expect(readPresaleSearch({ inviter: inviter.toLowerCase(), view: 'manage' })).toEqual({
    inviter,
    view: 'manage',
  })
})

test.each([{ inviter: '0x12' }, { inviter: 7 }, { view: 'all' }, {}])(
  'drops what makes no sense: %o',
  (search) => {
    expect(readPresaleSearch(search)).toEqual({})
  },
)
