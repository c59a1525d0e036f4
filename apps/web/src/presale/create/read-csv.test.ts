import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as const
const open = () => new AbortController().signal
const nothing = () => undefined
const tiersOf = async (text: string) =>
  (await readCsv(text, open(), nothing)).entries.map(({ level }) => level)

test('takes the address and the tier from the columns that the heading names', async () => {
  const text = [
    'no;wallet;name;tier',
    `1;${addressOf(1)};Ann;2`,
    `2;"${addressOf(2)}";;"Tier 1"`,
    `2;${addressOf(3)};2;T2`,
    `2;${addressOf(4)}`,
  ].join('\r\n')
  const { entries, issues } = await readCsv(text, open(), nothing)
  expect(issues).toEqual([])
  expect(entries.map(({ address }) => address.toLowerCase())).toEqual([1, 2, 3, 4].map(addressOf))
  expect(await tiersOf(text)).toEqual([2, 1, 2, 1])
  const preset = await readCsv(text, open(), nothing, 2)
  expect(preset.entries.map(({ level }) => level)).toEqual([2, 1, 2, 2])
})

test('a balance and a running number are no tiers', async () => {
  expect(await tiersOf(`HolderAddress,Balance\n${addressOf(1)},2\n${addressOf(2)},1`)).toEqual([
    1, 1,
  ])
  expect(await tiersOf(`1,${addressOf(1)}\n2,${addressOf(2)}`)).toEqual([1, 1])
})

test('lines that end as on the old Macintosh are lines', async () => {
  expect(await tiersOf([`${addressOf(1)},2`, addressOf(2), addressOf(3)].join('\r'))).toEqual([
    2, 1, 1,
  ])
})

test('names the lines that hold no address as the file counts them', async () => {
  const text = ['address', addressOf(1), '0x12', '', 'nobody', addressOf(1)].join('\n')
  const { entries, issues, duplicates } = await readCsv(text, open(), nothing)
  expect(entries).toHaveLength(1)
  expect(duplicates).toBe(1)
  expect(issues.map(({ line }) => line)).toEqual([3, 5])
  expect(issues.every(({ code }) => code === 'Input_AddressLineInvalid')).toBe(true)
})

test('reads ten thousand rows in slices and says how far it is', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => addressOf(index + 1))
  const parts: number[] = []
  const { entries } = await readCsv(rows.join('\n'), open(), ({ done, total, perSecond }) => {
    parts.push(done / total)
    expect(perSecond).toBeGreaterThan(0)
  })
  expect(entries).toHaveLength(10_000)
  expect(parts.length).toBeGreaterThan(20)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
})

test('stops when it is told to', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => addressOf(index + 1)).join('\n')
  const turn = new AbortController()
  const reading = readCsv(rows, turn.signal, ({ done }) => {
    if (done >= 1_000) turn.abort()
  })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
