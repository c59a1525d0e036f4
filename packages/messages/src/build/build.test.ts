import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compileMessages, renderTexts, rewriteTexts } from './compile-messages.ts'
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

describe('rewriteTexts', () => {
  const generated = (name: string) => join(folder, 'generated', name)
  const statOf = (name: string) => statSync(generated(name), { bigint: true }).mtimeNs

  beforeEach(() => {
    mkdirSync(join(folder, 'locales', 'zh-CN'), { recursive: true })
    for (const locale of ['en-US', 'zh-CN'])
      for (const feature of ['home', 'token'])
        writeFileSync(
          join(folder, 'locales', locale, `${feature}.json`),
          `{ "${feature}_title": "Title", "${feature}_text": "Text" }`,
        )
    compileMessages(folder)
  })

  test('writes what a changed text changes, and nothing else', () => {
    const before = renderTexts(folder)
    const untouched = ['features/home.whole.js', 'messages/token_text.js', 'messages.d.ts']
    const times = untouched.map(statOf)
    write('token', '{ "token_title": "Another", "token_text": "Text" }')
    const after = rewriteTexts(folder, before)
    expect(readFileSync(generated('features/token.whole.js'), 'utf8')).toContain('Another')
    expect(untouched.map(statOf)).toEqual(times)
    expect(after).toEqual(renderTexts(folder))
  })

  test('writes the lists of keys when one comes or goes', () => {
    const before = renderTexts(folder)
    write('token', '{ "token_title": "Title", "token_new": "New" }')
    const after = rewriteTexts(folder, before)
    expect(readFileSync(generated('messages/index.js'), 'utf8')).toContain('token_new')
    expect(after.files).toMatchObject(renderTexts(folder).files)
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
