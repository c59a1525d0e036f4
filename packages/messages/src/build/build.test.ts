import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { declareMessages } from './declare-messages.ts'
import { placeholdersOf } from './placeholders-of.ts'
import { LocaleFileInvalid, readLocale } from './read-locales.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-messages-'))
  mkdirSync(join(folder, 'locales', 'en-US'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(feature: string, content: string): void {
  writeFileSync(join(folder, 'locales', 'en-US', `${feature}.json`), content)
}

describe('readLocale', () => {
  test('merges the features of a language', () => {
    write('home', '{ "home_title": "Home" }')
    write('token', '{ "token_title": "Token" }')
    expect(readLocale(folder, 'en-US').texts).toEqual({ home_title: 'Home', token_title: 'Token' })
  })

  test.each([
    ['{ "title": "Home" }', 'must start with "home_"'],
    ['{ "home_title": { "nested": "no" } }', 'must be a text'],
    ['{ "home_1-x": "Home" }', 'is not a flat key'],
    ['["home_title"]', 'one flat object'],
    ['{ broken', 'is not valid JSON'],
  ])('refuses %s', (content, problem) => {
    write('home', content)
    expect(() => readLocale(folder, 'en-US')).toThrow(LocaleFileInvalid)
    expect(() => readLocale(folder, 'en-US')).toThrow(problem)
  })
})

describe('placeholdersOf', () => {
  test('finds each value once, sorted', () => {
    expect(placeholdersOf('{b} and {a} and {b}')).toEqual(['a', 'b'])
  })

  test('leaves out escaped braces, and knows the value that decides a plural', () => {
    expect(placeholdersOf('\\{a} {b}')).toEqual(['b'])
    expect(placeholdersOf({ plural: 'count', one: 'one token', other: '{count} tokens' })).toEqual([
      'count',
    ])
  })
})

test('a text with values cannot be called without them', () => {
  const declared = declareMessages({
    locale: 'en-US',
    texts: { home_title: 'Home', home_count: '{count} tokens' },
  })
  expect(declared).toContain('home_count(inputs: { count: string | number }, ')
  expect(declared).toContain('home_title(inputs?: NoInputs, ')
})
