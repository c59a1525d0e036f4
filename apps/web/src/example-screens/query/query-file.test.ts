import type { PresaleSummary } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { queryCsv } from './query-csv.ts'
import { type QueryRow, rowOfPresale } from './query-row.ts'
import { MOST_EXPORTED, readWholeQuery } from './read-whole-query.ts'

const row = (id: number, parts: Partial<QueryRow> = {}): QueryRow => ({
  kind: 'token',
  id: String(id),
  chainId: 56,
  path: '/',
  title: `Token ${id}`,
  address: `0x${id}`,
  symbol: 'T',
  state: 'open',
  owner: '0xowner',
  createdAt: 1_700_000_000,
  txHash: '0xhash',
  figure: { count: 3 },
  ...parts,
})

const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => row(from + index))

const quiet = { signal: new AbortController().signal, onRows: () => undefined }

test('every page is read, and what moves down meanwhile comes once', async () => {
  const pages = [
    { rows: rowsOf(0, 100), nextCursor: 'b' },
    { rows: rowsOf(99, 50), nextCursor: null },
  ]
  const cursors: string[] = []
  const counts: number[] = []
  const whole = await readWholeQuery(
    {},
    { ...quiet, onRows: (count) => counts.push(count) },
    async (_search, { cursor }) => {
      cursors.push(cursor)
      return pages.shift() ?? { rows: [], nextCursor: null }
    },
  )
  expect(whole.rows).toHaveLength(149)
  expect(whole.isCut).toBe(false)
  expect(cursors).toEqual(['', 'b'])
  expect(counts).toEqual([100, 149])
})

test('a list beyond what a file takes is cut, and says so', async () => {
  let from = 0
  const whole = await readWholeQuery({}, quiet, async () => {
    from += 100
    return { rows: rowsOf(from, 100), nextCursor: 'more' }
  })
  expect(whole.rows).toHaveLength(MOST_EXPORTED)
  expect(whole.isCut).toBe(true)
})

test('a page that fails makes no file, and neither does who gives up', async () => {
  const failing = async () => Promise.reject(new Error('away'))
  await expect(readWholeQuery({}, quiet, failing)).rejects.toThrow('away')
  const stopped = { ...quiet, signal: AbortSignal.abort() }
  await expect(readWholeQuery({}, stopped, failing)).rejects.toThrow(/abort/i)
})

test('a file has amounts in base units with their asset, and no name that a spreadsheet would run', () => {
  const asset = { address: '0xasset', symbol: 'USD', decimals: 6 }
  const units = '123456789012345678901234567890'
  const lines = queryCsv([row(1, { title: '=1+1, "x"', figure: { units, asset } })]).split('\r\n')
  expect(lines[0]).toMatch(/^kind,chain_id,address,name,/)
  expect(lines[1]).toBe(
    `token,56,0x1,"'=1+1, ""x""",T,open,0xowner,2023-11-14T22:13:20.000Z,0xhash,${units},0xasset`,
  )
})

test('what refunds left in a canceled presale is not listed as raised', () => {
  const rowIn = (label: string) =>
    rowOfPresale({
      kind: 'normal',
      address: `0x${'5'.repeat(40)}`,
      currency: '0xasset',
      token: { name: 'Harbour', symbol: 'HBR' },
      info: null,
      accepted: '7',
      createdAt: 1_700_000_000,
      status: { label, reason: 'owner' },
    } as unknown as PresaleSummary)
  expect(rowIn('finished').figure).toMatchObject({ units: '7' })
  expect(rowIn('canceled').figure).toBeUndefined()
  expect(queryCsv([rowIn('canceled')]).split('\r\n')[1]).toMatch(/,,$/)
})
