import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs, webInputs } from './build-web.ts'
import { repositoryRoot } from './repository-root.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slipway-inputs-'))
  put('apps/web/src/main.tsx', 'one')
  put('package-lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const inputs = ['apps/web', 'package-lock.json']

test('the same sources give the same hash', () => {
  expect(hashInputs(root, inputs)).toBe(hashInputs(root, inputs))
})

test.each([
  ['a changed file', 'apps/web/src/main.tsx', 'two'],
  ['a new file', 'apps/web/src/other.tsx', 'one'],
  ['other packages', 'package-lock.json', '{"a":1}'],
])('%s gives another hash', (_, path, content) => {
  const before = hashInputs(root, inputs)
  put(path, content)
  expect(hashInputs(root, inputs)).not.toBe(before)
})

test('a renamed file gives another hash', () => {
  const before = hashInputs(root, inputs)
  rmSync(join(root, 'apps/web/src/main.tsx'))
  put('apps/web/src/start.tsx', 'one')
  expect(hashInputs(root, inputs)).not.toBe(before)
})

test.each([
  'apps/web/dist/index.html',
  'apps/web/node_modules/x/index.js',
  'apps/web/src/main.test.tsx',
  'apps/web/src/tree.gen.ts',
])('%s does not decide', (path) => {
  const before = hashInputs(root, inputs)
  put(path, 'anything')
  expect(hashInputs(root, inputs)).toBe(before)
})

test('an input that does not exist is no failure', () => {
  expect(hashInputs(root, ['missing'])).toMatch(/^[0-9a-f]{64}$/)
})

/** Packages of this repository that a workspace depends on, and those that they depend on. */
function packagesOf(workspace: string): string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(repositoryRoot, workspace, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> }
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@slipway/'))
    .map((name) => name.replace('@slipway', 'packages'))
    .flatMap((name) => [name, ...packagesOf(name)])
}

test('every package that the web app bundles decides', () => {
  const bundled = [...new Set(packagesOf('apps/web'))]
  expect(bundled).toContain('packages/sdk')
  const missing = bundled.filter((name) => !webInputs.some((input) => input.startsWith(name)))
  expect(missing).toEqual([])
})
