import { expect, test } from 'vitest'
import { pluralCategory } from '../plural-category.ts'
import { spaceLatin } from '../space-latin.ts'
import { parsePattern } from './parse-pattern.ts'
import type { LocaleText } from './read-locales.ts'
import { renderMessages } from './render-message.ts'

type Render = (inputs?: Record<string, unknown>, options?: { locale?: string }) => string

/** Runs the module that would be written for a message. */
function compile(english: LocaleText, chinese: LocaleText): Render {
  const module = renderMessages(
    ['home_title'],
    [
      { locale: 'en-US', texts: { home_title: english } },
      { locale: 'zh-CN', texts: { home_title: chinese } },
    ],
  )
  const body = module.replace(/^import .*$/gm, '').replace('export const home_title =', 'return')
  const scope = { getLocale: () => 'en-US', pluralCategory, spaceLatin }
  return new Function(...Object.keys(scope), body)(...Object.values(scope)) as Render
}

test('speaks the language that is asked for, else the visitor’s', () => {
  const text = compile('At most {max} of {all}.', '{all} 中最多 {max}。')
  expect(text({ max: 3, all: 'ten' })).toBe('At most 3 of ten.')
  expect(text({ max: 3, all: 'ten' }, { locale: 'zh-CN' })).toBe('ten 中最多 3。')
})

test('always gives a text, also of numbers alone', () => {
  expect(compile('{a}{b}', '{a}{b}')({ a: 1, b: 2 })).toBe('12')
})

test('lets no text break out of its quotes', () => {
  const nasty = 'a "quote", a `tick`, $code, a \\\\ and \\{braces\\} \u2028 </script>'
  expect(compile(nasty, nasty)()).toBe(
    'a "quote", a `tick`, $code, a \\ and {braces} \u2028 </script>',
  )
})

test('takes the plural form of the language', () => {
  const english = { plural: 'count', one: 'one token', other: '{count} tokens' }
  const chinese = { plural: 'count', other: '{count} 个代币' }
  const text = compile(english, chinese)
  expect(text({ count: 1 })).toBe('one token')
  expect(text({ count: 0 })).toBe('0 tokens')
  expect(text({ count: 1 }, { locale: 'zh-CN' })).toBe('1 个代币')
})

test('puts a space between Chinese and a value that begins or ends with a letter or a figure', () => {
  const text = compile('{kind} lock', '更多{kind}锁仓')
  const say = (kind: unknown) => text({ kind }, { locale: 'zh-CN' })
  expect(say('代币')).toBe('更多代币锁仓')
  expect(say('NFT')).toBe('更多 NFT 锁仓')
  expect(say('NFT 合集')).toBe('更多 NFT 合集锁仓')
  expect(say(3)).toBe('更多 3 锁仓')
  expect(say('10%')).toBe('更多 10% 锁仓')
  expect(say('$5')).toBe('更多 $5 锁仓')
  expect(say('Devnet (test)')).toBe('更多 Devnet (test) 锁仓')
  expect(say('“代币”')).toBe('更多“代币”锁仓')
  expect(text({ kind: 'NFT' })).toBe('NFT lock')
})

test.each(['chain', 'network'])(
  'a Chinese name of a {%s} has no spaces around it, a Latin one has',
  (key) => {
    const text = compile(`On {${key}} now`, `此刻在 {${key}} 上`)
    const say = (name: string) => text({ [key]: name }, { locale: 'zh-CN' })
    expect(say('本地链')).toBe('此刻在本地链上')
    expect(say('Base')).toBe('此刻在 Base 上')
    expect(say('本地 Solana')).toBe('此刻在本地 Solana 上')
    expect(text({ [key]: 'Base' })).toBe('On Base now')
    const first = compile(`{${key}} is slow`, `{${key}} 的节点，{${key}}。`)
    expect(first({ [key]: '本地链' }, { locale: 'zh-CN' })).toBe('本地链的节点，本地链。')
    // Of other values nobody knows what stands there.
    expect(compile('{name} is', '是 {name} 的')({ name: '代币' }, { locale: 'zh-CN' })).toBe(
      '是 代币 的',
    )
  },
)

test('parsePattern keeps every character that is no value', () => {
  expect(parsePattern('{ a } {} {1} {b}')).toEqual([
    { value: 'a' },
    { words: ' {} {1} ' },
    { value: 'b' },
  ])
  expect(parsePattern('')).toEqual([])
})
