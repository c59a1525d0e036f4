import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { loadKeccak } from '../keccak/load-keccak.ts'
import { numberedAddress, readList } from '../test/read-list.ts'
import { createListReader } from './create-list-reader.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { addressAt, amountAt } from './pay-list.ts'
import { findEntriesOf, readListPage } from './read-list-page.ts'
import { recipientLimits } from './recipient-limits.ts'

const [a, b, c] = [0, 1, 2].map((at) => getAddress(numberedAddress(at))) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const whole = 10n ** 18n

test.each([
  ['a comma', `${a},1.5\n${b},2`],
  ['a semicolon', `${a};1.5\n${b};2`],
  ['a tab', `${a}\t1.5\n${b}\t2`],
  ['quotes', `"${a}","1.5"\n"${b}", "2"`],
  ['line ends of every system', `${a},1.5\r\n${b},2\r\n`],
  ['empty lines and spaces', `\n  ${a} , 1.5 \n\n${b},2\n\n`],
  ['a heading', `Address,Amount\n${a},1.5\n${b},2`],
  ['a heading in another order', `amount;wallet\n1.5;${a}\n2;${b}`],
  ['further columns', `name,holder_address,balance\nA,${a},1.5\n"B, the second",${b},2`],
  ['the mark of a spreadsheet before its text', `\uFEFFaddress,amount\n${a},1.5\n${b},2`],
  ['one letter case', `${a.toLowerCase()},1.5\n0x${b.slice(2).toUpperCase()},2`],
])('reads a list with %s', async (_, text) => {
  const { list, issueCount, duplicates } = await readList(text)
  expect(issueCount).toBe(0)
  expect(duplicates).toBe(0)
  expect(readListPage(list, 0, 9).map(({ address, amount }) => [address, amount])).toEqual([
    [a, (3n * whole) / 2n],
    [b, 2n * whole],
  ])
  expect(list.total).toBe((7n * whole) / 2n)
})

const swapped = a.replace(/[a-f]/i, (letter) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
)

test.each([
  ['no address', 'moon,1', 'address', 'Input_AddressLineInvalid'],
  ['an address that is too short', `${a.slice(0, 41)},1`, 'address', 'Input_AddressLineInvalid'],
  ['a mistyped letter', `${swapped},1`, 'address', 'Input_AddressChecksumInvalid'],
  ['the zero address', `0x${'0'.repeat(40)},1`, 'address', 'PayList_AddressZero'],
  ['no amount', `${a}`, 'amount', 'List_CellEmpty'],
  ['an amount of nothing', `${a},0.0`, 'amount', 'Input_AmountZero'],
  ['a negative amount', `${a},-1`, 'amount', 'Input_NumberInvalid'],
  ['an amount in groups', `${a},"1,000"`, 'amount', 'Input_NumberSeparated'],
  ['an exponent', `${a},1e18`, 'amount', 'Input_NumberExponent'],
  ['too many decimals', `${a},0.${'1'.repeat(19)}`, 'amount', 'Input_TooManyDecimals'],
  ['more than can be counted', `${a},${2n ** 112n}`, 'amount', 'PayList_AmountTooLarge'],
])('refuses %s by its line', async (_, text, column, code) => {
  const { list, issues, issueCount } = await readList(`${b},1\n\n${text}\n${c},2`)
  expect(issues).toMatchObject([{ line: 3, column, code }])
  expect(issueCount).toBe(1)
  // A wrong line keeps nobody else out of the preview.
  expect(list.lines).toEqual([1, 4])
})

test('decimals are the token’s', async () => {
  expect((await readList(`${a},1.000000`, 6)).list.total).toBe(1_000_000n)
  expect((await readList(`${a},1.0000001`, 6)).issues).toMatchObject([{ args: { max: 6 } }])
  expect((await readList(`${a},5`, 0)).list.total).toBe(5n)
})

test('an empty list and one beyond the bound are told as a whole', async () => {
  for (const text of ['', '\n \n', 'address,amount\n']) {
    expect((await readList(text)).issues).toMatchObject([{ line: 0, code: 'Input_ListEmpty' }])
  }
  const long = `${a},1\n`.repeat(recipientLimits.rowsMax + 1)
  const { issues, list } = await readList(long)
  expect(issues).toMatchObject([{ line: 0, code: 'PayList_TooLong' }])
  expect(list.count).toBe(recipientLimits.rowsMax)
}, 60_000)

test('faults beyond what is kept are counted', async () => {
  const { issues, issueCount } = await readList('moon,1\n'.repeat(1_000))
  expect(issues).toHaveLength(recipientLimits.issuesKept)
  expect(issueCount).toBe(1_000)
})

test('duplicates are counted, in any letter case, and merged on request', async () => {
  const { list, duplicates } = await readList(`${a},1\n${b},2\n${a.toLowerCase()},3\n${a},4`)
  expect(duplicates).toBe(2)
  expect(findEntriesOf(list, a).map(({ index }) => index)).toEqual([0, 2, 3])
  const merged = mergeDuplicates(list)
  expect(merged).toMatchObject({ count: 2, total: list.total, lines: [1, 2] })
  expect([amountAt(merged, 0), amountAt(merged, 1)]).toEqual([8n * whole, 2n * whole])
  expect(() => addressAt(merged, 2)).toThrow(RangeError)
  expect(() => amountAt(merged, 2)).toThrow(RangeError)
})

test('a text that comes in pieces reads as in one', async () => {
  const keccak = await loadKeccak()
  const text = `address,amount\r\n${a},1.5\r\n"${b}","2"\r\nmoon,3\r\n${c},4`
  const wanted = await readList(text)
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((left, right) => left - right), text.length]
      const reader = createListReader({ decimals: 18, keccak })
      for (const [at, from] of places.entries()) reader.read(text.slice(from, places[at + 1]))
      const reading = reader.finish()
      expect(reading.list).toEqual(wanted.list)
      expect(reading.issues).toEqual(wanted.issues)
    }),
  )
})
