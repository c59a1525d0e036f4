import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
/** A text and the name under which it is handed a length of time. */
const handed = /\bm\.(\w+)\(\{[^}]*?\b(\w+): format(?:Duration|Length|TimeLeft|Interval)\(/g

type Text = (inputs: object, options: { locale: 'zh-CN' }) => string

/** What a text is handed where a word of ours may stand in for a name: in place, or under a name of its own. */
function wordsHanded(source: string): { key: string; name: string }[] {
  const standIns = /\bconst (\w+) = [^\n]*?[?|:] m\.\w+\(\)\n/g
  const named = new Set([...source.matchAll(standIns)].map(([, name]) => name))
  return [...source.matchAll(/\bm\.(\w+)\(\{([^}]*)\}/g)].flatMap(([, key = '', given = '']) =>
    given.split(',').flatMap((one) => {
      const [, name, value] = /^\s*(\w+)(?:: (.*?))?\s*$/s.exec(one) ?? []
      if (name === undefined) return []
      const isWord = /[?|:] m\.\w+\(/.test(value ?? '') || named.has(value ?? name)
      return isWord ? [{ key, name }] : []
    }),
  )
}

test('a Chinese word that stands in for a name is between Chinese characters without spaces', () => {
  const spaced: string[] = []
  let looked = 0
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue
    for (const { key, name } of wordsHanded(readFileSync(join(sources, file), 'utf8'))) {
      const inputs = new Proxy({}, { get: (_, asked) => (asked === name ? '代币' : 7) })
      const text = (m as unknown as Record<string, Text>)[key]?.(inputs, { locale: 'zh-CN' }) ?? ''
      looked += 1
      if (/\p{Script=Han} 代币|代币 \p{Script=Han}/u.test(text)) spaced.push(`${key}: ${text}`)
    }
  }
  expect(spaced).toEqual([])
  expect(looked).toBeGreaterThan(7)
})

test('a length of time in a Chinese sentence is followed by its next character without a space', () => {
  const spaced: string[] = []
  let looked = 0
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue
    for (const [, key = '', name] of readFileSync(join(sources, file), 'utf8').matchAll(handed)) {
      const inputs = new Proxy({}, { get: (_, asked) => (asked === name ? '3 天' : 7) })
      const text = (m as unknown as Record<string, Text>)[key]?.(inputs, { locale: 'zh-CN' }) ?? ''
      looked += 1
      if (/天 \p{Script=Han}/u.test(text)) spaced.push(`${key}: ${text}`)
    }
  }
  expect(spaced).toEqual([])
  expect(looked).toBeGreaterThan(30)
})
