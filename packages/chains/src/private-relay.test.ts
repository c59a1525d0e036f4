import { expect, test } from 'vitest'
import { PrivateRelayError } from './chain-errors.ts'
import { findPrivateRelay, readPrivateRelays } from './private-relay.ts'

const production = { development: false }
const url = 'https://relay.example/rpc'
const listOf = (...entries: readonly object[]) => JSON.stringify(entries)

test.each([undefined, '', '[]'])('%j names none', (text) => {
  expect(readPrivateRelays(text, production)).toEqual([])
})

test('each network has its own, and most have none', () => {
  const relays = readPrivateRelays(
    listOf({ chainId: 1, name: 'One', url, more: true }, { chainId: 56, name: 'Two', url }),
    production,
  )
  expect(findPrivateRelay(relays, 56)).toEqual({ chainId: 56, name: 'Two', url })
  expect(relays[0]).toEqual({ chainId: 1, name: 'One', url })
  expect(findPrivateRelay(relays, 137)).toBeUndefined()
})

test.each([
  ['{', 'not valid JSON'],
  ['{}', 'not a list'],
  ['[null]', 'chainId'],
  [listOf({ chainId: '1', name: 'R', url }), 'chainId'],
  [listOf({ chainId: 0, name: 'R', url }), 'chainId'],
  [listOf({ chainId: 1.5, name: 'R', url }), 'chainId'],
  [listOf({ chainId: 1, name: '', url }), 'name'],
  [listOf({ chainId: 1, name: 'R'.repeat(41), url }), 'name'],
  [listOf({ chainId: 1, name: 'R' }), 'no address'],
  [listOf({ chainId: 1, name: 'R', url: 'relay.example' }), 'no address'],
  [listOf({ chainId: 1, name: 'R', url: 'http://relay.example' }), 'not encrypted'],
  [listOf({ chainId: 1, name: 'R', url: 'https://key@relay.example' }), 'password'],
  [listOf({ chainId: 1, name: 'R', url: 'https://:key@relay.example' }), 'password'],
  [listOf({ chainId: 1, name: 'R', url: `${url}?key=secret` }), 'query'],
  [listOf({ chainId: 1, name: 'R', url }, { chainId: 1, name: 'S', url }), 'twice'],
])('%s is refused: %s', (text, reason) => {
  expect(() => readPrivateRelays(text, production)).toThrow(PrivateRelayError)
  expect(() => readPrivateRelays(text, production)).toThrow(reason)
})

test('in development an unencrypted one stands in', () => {
  const text = listOf({ chainId: 31_337, name: 'Stand-in', url: 'http://127.0.0.1:1' })
  expect(readPrivateRelays(text, { development: true })).toHaveLength(1)
})
