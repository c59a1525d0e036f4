import { getEvmChain } from '@slipway/chains'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteLength } from './byte-length.ts'
import { deduplicate } from './deduplicate.ts'
import { fromExactJson, toExactJson } from './exact-json.ts'
import { formatClockDuration } from './format-clock-duration.ts'
import { readAddress } from './read-address.ts'
import { removeNetworkMark } from './remove-network-mark.ts'
import { shortenAddress } from './shorten-address.ts'
import { shuffle } from './shuffle.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('shortenAddress', () => {
  test('shows the first 4 and last 5 characters of 42 or more', () => {
    expect(shortenAddress(address)).toBe('0xf3…92266')
    expect(shortenAddress('11111111111111111111111111111111111111111112')).toBe('1111…11112')
  })

  test('leaves shorter texts alone', () => {
    expect(shortenAddress(address.slice(0, 41))).toBe(address.slice(0, 41))
    expect(shortenAddress('')).toBe('')
  })
})

describe('readAddress', () => {
  test.each([
    [address, { ok: true, address }],
    [` ${address.toLowerCase()} `, { ok: true, address }],
    [`0x${address.slice(2).toUpperCase()}`, { ok: true, address }],
    ['', { ok: false, code: 'Input_Required' }],
    [address.slice(0, 41), { ok: false, code: 'Input_AddressInvalid' }],
    [`${address}0`, { ok: false, code: 'Input_AddressInvalid' }],
    [`1x${address.slice(2)}`, { ok: false, code: 'Input_AddressInvalid' }],
    [`0x${'g'.repeat(40)}`, { ok: false, code: 'Input_AddressInvalid' }],
    [address.replace('F', 'f'), { ok: false, code: 'Input_AddressChecksumInvalid' }],
    // What comes along with a copy, and is seen by nobody.
    [`\u200b${address}\u200e`, { ok: true, address }],
    [`\ufeff${address.slice(0, 8)}\u2060${address.slice(8)}\u061c`, { ok: true, address }],
    [`${address}\u3164`, { ok: true, address }],
    ['\u200b', { ok: false, code: 'Input_Required' }],
    // The mark of a network (EIP-3770, CAIP-10, EIP-681).
    [`eth:${address}`, { ok: false, code: 'Input_AddressPrefixed' }],
    [`eip155:56:${address}`, { ok: false, code: 'Input_AddressPrefixed' }],
    [`ethereum:${address}@56`, { ok: false, code: 'Input_AddressPrefixed' }],
    [`eth:${address.slice(0, 41)}`, { ok: false, code: 'Input_AddressInvalid' }],
  ])('%s', (text, reading) => {
    expect(readAddress(text)).toEqual(reading)
  })
})

describe('removeNetworkMark', () => {
  const bsc = getEvmChain('bsc')

  test.each([
    [`bnb:${address}`, address],
    [`bsc:${address}`, address],
    [`eip155:56:${address}`, address],
    [`ethereum:${address}`, address],
    [`ethereum:${address}@56`, address],
    [`\u200bBNB:${address}\u200b`, address],
    [` ${address}\u200e`, address],
  ])('of the network itself goes: %s', (text, cleaned) => {
    expect(removeNetworkMark(text, bsc)).toBe(cleaned)
  })

  test.each([
    `eth:${address}`,
    `eip155:1:${address}`,
    `eip155:560:${address}`,
    `ethereum:${address}@1`,
    `bnb:${address.slice(0, 41)}`,
    'bnb:0x',
    'harbour',
  ])('of another network stays, and so does every other text: %s', (text) => {
    expect(removeNetworkMark(text, bsc)).toBe(text)
  })
})

describe('formatClockDuration', () => {
  test.each([
    [0, '0:00:00:00'],
    [59, '0:00:00:59'],
    [3_661n, '0:01:01:01'],
    [259_200, '3:00:00:00'],
    [86_399, '0:23:59:59'],
    [-5, '0:00:00:00'],
    [1.9, '0:00:00:01'],
  ])('%s s → %s', (seconds, text) => {
    expect(formatClockDuration(seconds)).toBe(text)
  })

  test('adds up to the same seconds again', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (seconds) => {
        const [days = 0, hours = 0, minutes = 0, rest = 0] = formatClockDuration(seconds)
          .split(':')
          .map(Number)
        expect(days * 86_400 + hours * 3_600 + minutes * 60 + rest).toBe(seconds)
        expect(hours < 24 && minutes < 60 && rest < 60).toBe(true)
      }),
    )
  })
})

describe('deduplicate', () => {
  test('keeps each first appearance in order', () => {
    expect(deduplicate(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c'])
    expect(deduplicate(['0xA', '0xa'], (text) => text.toLowerCase())).toEqual(['0xA'])
  })

  test('holds every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (items) => {
        const once = deduplicate(items)
        expect(new Set(once)).toEqual(new Set(items))
        expect(once.length).toBe(new Set(items).size)
      }),
    )
  })
})

test('byteLength counts bytes, not characters', () => {
  expect(byteLength('Slip')).toBe(4)
  expect(byteLength('名')).toBe(3)
  expect(byteLength('🚢')).toBe(4)
})

test('exact JSON brings every bigint back', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.bigInt(), fc.string(), fc.integer())), (values) => {
      expect(fromExactJson(toExactJson({ values }))).toEqual({ values })
    }),
  )
})

test('shuffle keeps the items, and with a fixed source the order', () => {
  const items = [1, 2, 3, 4, 5]
  expect(shuffle(items).toSorted()).toEqual(items)
  expect(shuffle(items, () => 0)).toEqual(items)
  expect(shuffle(items, () => 0.99)).toEqual([5, 4, 3, 2, 1])
})
