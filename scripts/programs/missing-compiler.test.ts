import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const scripts = fileURLToPath(new URL('../', import.meta.url))
/** A tree without a compiler, on a machine whose apt has none. */
let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'slipway-programs-'))
  for (const name of ['programs.ts', 'programs'])
    cpSync(join(scripts, name), join(tree, 'scripts', name), { recursive: true })
})
afterAll(() => rmSync(tree, { recursive: true }))

function run(...options: readonly string[]) {
  const args = [join(tree, 'scripts', 'programs.ts'), ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ encoding: 'utf8', env: { PATH: tree } },
  })
  return { status, said: `${stdout}${stderr}` }
}

test('without the compiler of programs a comparison says that it compared nothing', () => {
  const { status, said } = run('--check')
  expect(said).toContain('nothing was compared')
  expect(status).toBe(0)
})

test('and fails where the compiler is required, naming what is missing', () => {
  const { status, said } = run('--check', '--require')
  expect(said).toContain("Programs are built by Debian's rustc-web")
  expect(status).toBe(1)
})
