// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { findAct } from './find-last-act.ts'
import { readResultSearch } from './result-search.ts'

const me = '0x00000000000000000000000000000000000000a1'
const other = '0x00000000000000000000000000000000000000b2'
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const

const record = (account: string, chainId: number, ...hashes: (string | undefined)[]) =>
  ({
    state: { account, chainId, steps: hashes.map((hash) => ({ id: 'a', hash })) },
  }) as unknown as TransactionRecord

const records = [
  record(me, 1, undefined),
  record(other, 1, hashOf('1')),
  record(me, 56, hashOf('2')),
  record(me, 1, hashOf('3'), hashOf('4'), undefined),
  record(me, 1, hashOf('5')),
]

test('the last act is the newest of the account on this network that was sent, by its last transaction', () => {
  expect(findAct(records, { account: me, chainId: 1 })?.hash).toBe(hashOf('4'))
  expect(findAct(records, { account: undefined, chainId: 1 })).toBeUndefined()
  expect(findAct(records, { account: me, chainId: 97 })).toBeUndefined()
})

test('an act is found by any of its hashes, on its own network alone, whoever is connected', () => {
  const query = { account: undefined, chainId: 1 }
  expect(findAct(records, { ...query, hash: hashOf('3') })?.record).toBe(records[3])
  expect(findAct(records, { ...query, hash: hashOf('2') })).toBeUndefined()
})

test('an address names a hash, nothing, or something that is none', () => {
  expect(readResultSearch({ tx: hashOf('a') })).toEqual({ tx: hashOf('a') })
  expect(readResultSearch({})).toEqual({})
  expect(readResultSearch({ tx: 12 })).toEqual({ isWrong: true })
  expect(readResultSearch({ tx: '0x12' })).toEqual({ isWrong: true })
  // The router lays what was read over what the address says.
  const laid = { tx: '0x12', ...readResultSearch({ tx: '0x12' }) }
  expect(readResultSearch(laid)).toEqual({ isWrong: true })
})
