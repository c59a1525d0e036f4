import { lockKind, payKind, whitelistKind } from '@slipway/sdk/list/list-kinds'
import { expect, test } from 'vitest'
import { readListHead } from './read-list-head.ts'
import { SHOWN_COLUMNS } from './shown-columns.ts'

const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const fileOf = (...lines: readonly string[]) => new Blob([lines.join('\r\n')])

test('a balance is shown as a column that a whitelist does not use', async () => {
  const head = await readListHead(fileOf('HolderAddress,Balance', `${wallet},2`), whitelistKind)
  expect(head).toEqual({
    hasHeading: true,
    columns: [
      { index: 0, heading: 'HolderAddress', samples: [wallet] },
      { index: 1, heading: 'Balance', samples: ['2'] },
    ],
    places: { address: 0 },
  })
})

test('without a heading every column of the first lines is shown, a number before the addresses too', async () => {
  const head = await readListHead(fileOf(`1;${wallet};5`, `2;${wallet};6;note`), payKind)
  expect(head).toMatchObject({ hasHeading: false, places: { address: 1, amount: 2 } })
  expect(head?.columns.map(({ samples }) => samples)).toEqual([
    ['1', '2'],
    [wallet, wallet],
    ['5', '6'],
    ['', 'note'],
  ])
})

test('a long file is looked at as far as its last whole line, a wide one as far as there is room', async () => {
  const row = `${wallet},1,2033-05-01,备注`
  const long = await readListHead(
    new Blob([`owner,amount,unlockAt,备注\n${`${row}\n`.repeat(3_000)}`]),
    lockKind,
  )
  expect(long?.columns.map(({ heading }) => heading)).toEqual([
    'owner',
    'amount',
    'unlockAt',
    '备注',
  ])
  const wide = await readListHead(fileOf([wallet, ...Array(50).fill('x')].join(',')), payKind)
  expect(wide?.columns).toHaveLength(SHOWN_COLUMNS)
})

test('a file without a row has nothing to show', async () => {
  expect(await readListHead(fileOf('', ' '), payKind)).toBeUndefined()
  expect(await readListHead(fileOf('address,amount'), payKind)).toBeUndefined()
})
