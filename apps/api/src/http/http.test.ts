import { describe, expect, it } from 'vitest'
import { isIndexUnavailable } from '../database/index-unavailable.ts'
import {
  isPrivateAddress,
  makeTrustedProxies,
  normaliseAddress,
  readClientAddress,
} from './client-address.ts'
import { decodeCursor, encodeCursor } from './page-cursor.ts'
import { makeTokenBuckets } from './token-bucket.ts'

describe('readClientAddress', () => {
  const trusted = makeTrustedProxies(['127.0.0.1', '10.0.0.0/8'])
  it('believes no header of a stranger', () => {
    expect(readClientAddress('203.0.113.9', '1.1.1.1', trusted)).toBe('203.0.113.9')
  })
  it('takes the last hop that is not a proxy of ours', () => {
    expect(readClientAddress('127.0.0.1', '6.6.6.6, 1.2.3.4, 10.1.1.1', trusted)).toBe('1.2.3.4')
    expect(readClientAddress('::ffff:127.0.0.1', '[2001:db8::1]:443', trusted)).toBe('2001:db8::1')
    expect(readClientAddress('127.0.0.1', '1.2.3.4:5678', trusted)).toBe('1.2.3.4')
  })
  it('has no address when the trusted hop wrote none', () => {
    expect(readClientAddress('127.0.0.1', 'unknown', trusted)).toBeUndefined()
    expect(readClientAddress('127.0.0.1', undefined, trusted)).toBe('127.0.0.1')
  })
  it('knows private from public', () => {
    for (const address of [
      '127.0.0.1',
      '10.2.3.4',
      '192.168.0.1',
      '169.254.1.1',
      '::1',
      'fd00::1',
    ]) {
      expect(isPrivateAddress(address)).toBe(true)
    }
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1'])
      expect(isPrivateAddress(address)).toBe(false)
    expect(normaliseAddress('fe80::1%eth0')).toBe('fe80::1')
  })
  it('refuses a proxy that is not an address', () => {
    expect(() => makeTrustedProxies(['proxy.example'])).toThrow(RangeError)
  })
})

describe('makeTokenBuckets', () => {
  it('gives a minute at once, then the mean rate', () => {
    let now = 0
    const take = makeTokenBuckets({ count: 60, seconds: 60 }, () => now)
    for (let i = 0; i < 60; i++) expect(take('a').allowed).toBe(true)
    expect(take('a')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    now = 1_000
    expect(take('a').allowed).toBe(true)
    expect(take('a').allowed).toBe(false)
    expect(take('b').allowed).toBe(true)
  })
})

describe('page cursors', () => {
  const cursor = { sort: '-createdAt', value: '5', id: '56-0xab' }
  it('come back as they were', () => {
    expect(decodeCursor(encodeCursor(cursor), '-createdAt', 'integer')).toEqual(cursor)
    expect(decodeCursor(undefined, '-createdAt', 'integer')).toBeUndefined()
  })
  const foreign: [string, string][] = [
    ['another sort', encodeCursor({ ...cursor, sort: 'name' })],
    ['a value that is no number', encodeCursor({ ...cursor, value: '1; DROP TABLE token' })],
    ['a number beyond the column', encodeCursor({ ...cursor, value: '9'.repeat(19) })],
    ['a foreign id', encodeCursor({ ...cursor, id: "'--" })],
    ['no text at all', '____'],
  ]
  it.each(foreign)('of %s are refused', (_name, text) => {
    expect(() => decodeCursor(text, '-createdAt', 'integer')).toThrow(
      expect.objectContaining({ code: 'CURSOR_INVALID' }),
    )
  })
})

describe('isIndexUnavailable', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  it('knows a server that is away, starting or full, and an index that is not built', () => {
    for (const code of [
      'ECONNREFUSED',
      '57P01',
      '57P03',
      '53300',
      '08006',
      '42P01',
      '3F000',
      '57014',
    ]) {
      expect(isIndexUnavailable(new Error('query', { cause: withCode(code) }))).toBe(true)
    }
  })
  it('knows a mistake of ours', () => {
    for (const code of ['42601', '22P02', '23505'])
      expect(isIndexUnavailable(withCode(code))).toBe(false)
    expect(isIndexUnavailable(new TypeError('x'))).toBe(false)
  })
})
