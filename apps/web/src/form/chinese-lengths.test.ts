import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
/** A text and the name under which it is handed a length of time. */
const handed = /\bm\.(\w+)\(\{[^}]*?\b(\w+): format(?:Duration|TimeLeft|Interval)\(/g

type Text = (inputs: object, options: { locale: 'zh-CN' }) => string

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
