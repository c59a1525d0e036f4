import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChanged, findStale, writeGenerated } from './generated-files.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slipway-generated-'))
  mkdirSync(join(root, 'generated'))
  writeFileSync(join(root, 'generated/same.ts'), 'same')
  writeFileSync(join(root, 'generated/edited.ts'), 'edited by hand')
  writeFileSync(join(root, 'generated/old.ts'), 'nobody generates this any more')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = new Map([
  ['generated/same.ts', 'same'],
  ['generated/edited.ts', 'fresh'],
  ['generated/deep/new.ts', 'new'],
])

test('finds what was edited, what is missing and what is left over', () => {
  expect(findChanged(root, files)).toEqual(['generated/edited.ts', 'generated/deep/new.ts'])
  expect(findStale(root, ['generated', 'missing'], files)).toEqual(['generated/old.ts'])
})

test('after writing nothing differs, and unchanged files keep their time', () => {
  const before = statSync(join(root, 'generated/same.ts')).mtimeMs
  writeGenerated(root, files, findStale(root, ['generated'], files))
  expect(findChanged(root, files)).toEqual([])
  expect(findStale(root, ['generated'], files)).toEqual([])
  expect(readFileSync(join(root, 'generated/deep/new.ts'), 'utf8')).toBe('new')
  expect(statSync(join(root, 'generated/same.ts')).mtimeMs).toBe(before)
})
