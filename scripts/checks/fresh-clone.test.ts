import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const compile = 'node ../../packages/messages/compile.ts && '

// A fresh clone has the sources of the texts alone. Hooks such as `prebuild` do not run under `ignore-scripts`.
test.each(['build', 'dev'])('the web’s %s compiles the texts itself', (script) => {
  const { scripts } = JSON.parse(read('apps/web/package.json')) as {
    scripts: Record<string, string>
  }
  expect(scripts[script]).toMatch(new RegExp(`^${compile}vite`))
})

test('every command of the root compiles the texts first, or shows it as a step', () => {
  const bootstrap = read('scripts/bootstrap.mjs')
  expect(bootstrap).toContain('if (!compilesItself.has(command)) compileTexts(node)')
  expect(bootstrap).toContain("new Set(['start', 'test', 'generate'])")
})
