import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { importsAtOnce } from '../build/import-at-once.ts'

const chunk = (fileName: string, imports: readonly string[], isEntry = false) =>
  ({ fileName, imports, isEntry }) as Rolldown.OutputChunk
const of = (...chunks: Rolldown.OutputChunk[]) =>
  new Map(chunks.map((one) => [one.fileName, one] as const))

test('a part names what its imports import, once, and nothing of the frame', () => {
  const page = chunk('assets/page.js', ['assets/form.js', 'assets/frame.js'])
  const chunks = of(
    chunk('assets/start.js', ['assets/frame.js'], true),
    chunk('assets/frame.js', ['assets/react.js']),
    chunk('assets/react.js', []),
    page,
    chunk('assets/form.js', ['assets/input.js', 'assets/react.js']),
    chunk('assets/input.js', ['assets/label.js']),
    chunk('assets/label.js', ['assets/form.js']),
  )
  expect(importsAtOnce(chunks, page)).toBe('import"./input.js";import"./label.js";')
})

test('a part that needs only what it imports itself says nothing more', () => {
  const page = chunk('assets/page.js', ['assets/frame.js'])
  const chunks = of(chunk('assets/frame.js', [], true), page)
  expect(importsAtOnce(chunks, page)).toBe('')
})

test('without a start nothing could be told from the frame', () => {
  const page = chunk('assets/page.js', [])
  expect(() => importsAtOnce(of(page), page)).toThrow('no start')
})
