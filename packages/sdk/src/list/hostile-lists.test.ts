import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { loadKeccak } from '../airdrop/keccak/load-keccak.ts'
import { readSendList } from '../airdrop/multisend/read-send-list.ts'
import { createListReader, type ListReading } from '../airdrop/recipients/create-list-reader.ts'
import { readListPage } from '../airdrop/recipients/read-list-page.ts'
import { readLockList } from '../lock/read-lock-list.ts'
import { readWhitelistText } from '../whitelist/read-whitelist-text.ts'
import { decodeList } from './decode-list.ts'
import { type ListKind, lockKind, payKind, whitelistKind } from './list-kinds.ts'
import { readListTable, type UsedColumn } from './read-list-table.ts'
import { first, type HostileFile, type More, second } from './test/hostile-file.ts'
import { readableFiles } from './test/readable-files.ts'
import { refusedFiles } from './test/refused-files.ts'
import { writeListText } from './write-list-text.ts'

const hostileFiles = [...readableFiles, ...refusedFiles]
const keccak = await loadKeccak()
const nothing: More = { head: () => '', cell: () => '' }
const ofLocks: More = {
  head: (separator) => `${separator}unlockAt`,
  cell: (separator) => `${separator}2033-05-01`,
}

interface Read {
  readonly rows: readonly (readonly [address: string, value: bigint])[]
  readonly issues: readonly { readonly line: number; readonly code: string }[]
}

const ofPayments = ({ list, issues }: ListReading): Read => ({
  rows: readListPage(list, 0, 9).map(({ address, amount }) => [address, amount] as const),
  issues,
})

/** The lists of the product, each read by what its form calls. */
const readers: Readonly<Record<string, { kind: ListKind; read: (text: string) => Read }>> = {
  airdrop: {
    kind: payKind,
    read(text) {
      const reader = createListReader({ decimals: 0, keccak })
      reader.read(text)
      return ofPayments(reader.finish())
    },
  },
  multisend: {
    kind: payKind,
    read: (text) => ofPayments(readSendList(text, { kind: 'token', decimals: 0, keccak })),
  },
  lock: {
    kind: lockKind,
    read(text) {
      const { entries, issues } = readLockList(text, { now: 1_900_000_000, decimals: 0 })
      return { rows: entries.map(({ owner, amount }) => [owner, amount] as const), issues }
    },
  },
  whitelist: {
    kind: whitelistKind,
    read(text) {
      const { entries, issues } = readWhitelistText(text)
      return { rows: entries.map(({ address, level }) => [address, BigInt(level)]), issues }
    },
  },
}

const textOf = (file: HostileFile, more: More) => {
  const written = file.write(more)
  return decodeList(typeof written === 'string' ? new TextEncoder().encode(written) : written)
}

/** The first reason of each line. */
function refusals({ issues }: Read) {
  const found = new Map<number, string>()
  for (const { line, code } of issues) if (!found.has(line)) found.set(line, code)
  return [...found]
}

describe.each(Object.entries(readers))('%s', (list, { kind, read }) => {
  test.each(hostileFiles)('$name', (file) => {
    const text = textOf(file, list === 'lock' ? ofLocks : nothing)
    const wanted = file[list as 'lock' | 'whitelist'] ?? file.refused
    const found = read(text)
    expect(refusals(found)).toEqual(wanted)
    const whole = [
      [getAddress(first), 1n],
      [getAddress(second), list === 'whitelist' && (file.hasHeading ?? false) ? 1n : 2n],
    ]
    if (file.refused.length === 0 && wanted.length === 0) expect(found.rows).toEqual(whole)
  })

  test.each(readableFiles)('the plain text of a file with $name is the same list', (file) => {
    const text = textOf(file, list === 'lock' ? ofLocks : nothing)
    const { columns, width } = readListTable(text, kind)
    const used = Object.entries<UsedColumn | undefined>(columns)
    const places = Object.fromEntries(used.map(([name, column]) => [name, column?.index]))
    const written = writeListText(text, kind, { places, width })
    expect(written.issues).toEqual([])
    expect(read(written.text)).toEqual(read(text))
  })
})

test('forty hostile files at least', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(40)
  expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length)
})

test('bytes of one letter each stay what they are', () => {
  const text = `地址,数量\n${first},1\n`
  expect(decodeList(new TextEncoder().encode(text))).toBe(text)
  expect(decodeList(new Uint8Array())).toBe('')
})

test('what is not used is named, and somebody may say which column is which', () => {
  const text = `who,Wallet,sum in tokens\nA,${first},1\n,${second},2\nB,${second},3,4`
  const found = readListTable(text, payKind)
  expect(found.issues).toMatchObject([
    { line: 1, code: 'List_ColumnMissing', args: { column: 'amount' } },
    { line: 4, code: 'List_CellBeyond', args: { cell: '4' } },
  ])
  const chosen = { places: { address: 1, amount: 2 }, width: 3 }
  const table = readListTable(text, payKind, chosen)
  expect(table.ignored).toEqual([{ index: 0, heading: 'who' }])
  expect(table.rows.map(({ line, cells }) => [line, cells.amount])).toEqual([
    [2, '1'],
    [3, '2'],
  ])
  const written = writeListText(text, payKind, chosen)
  expect(written.text.split('\n')).toEqual([
    'address,amount',
    `${first},1`,
    `${second},2`,
    // The cell that nobody chose still has its line refused.
    `${second},3,4`,
  ])
  expect(readListTable(written.text, payKind).issues).toMatchObject([{ line: 4 }])
})

test('a hundred thousand rows are cut within five seconds', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `"Name, ${at}";${first};${at}`)
  const startedAt = performance.now()
  const table = readListTable(`name;wallet;amount\r\n${rows.join('\r\n')}`, payKind)
  expect(table.rows).toHaveLength(100_000)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
