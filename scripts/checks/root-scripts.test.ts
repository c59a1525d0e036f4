// What a contributor types or presses: every root script leads to a command that says what it does, every stage that it
// names exists, and the debugger starts files that are there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { stagesOf } from './test-stages.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const scripts: Record<string, string> = readJson('package.json').scripts

test('what contributors expect is there', () => {
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(['start', 'dev', 'test', 'format', 'lint', 'typecheck', 'release']),
  )
  expect(scripts.dev).toBe('node scripts/bootstrap.mjs start --dev')
})

test.each(Object.entries(scripts))('npm run %s leads to a command', (_, line) => {
  const [, command] = /^node scripts\/bootstrap\.mjs ([\w-]+)/.exec(line) ?? []
  expect(existsSync(join(root, 'scripts', `${command}.ts`)), line).toBe(true)
})

const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', './scripts/help.mjs', `scripts/${name}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  })

test.each(['format', 'test', 'faults'])(
  '%s says what it does when it is asked, and does nothing',
  (name) => {
    const { status, stdout } = command(name, '--help')
    expect(status).toBe(0)
    expect(stdout).toMatch(new RegExp(`^\`npm (run )?${name}`))
    expect(stdout).not.toContain('import ')
  },
)

test('an option that a command does not know is refused in one line', () => {
  const { status, stderr } = command('faults', '--nonsense')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^slipway: Unknown option '--nonsense'.*--help says what there is\.\n$/s)
})

test.each(['lint', 'typecheck'])('npm run %s is stages of the gate', (name) => {
  const named = /--stage (\S+)/.exec(scripts[name] ?? '')?.[1]?.split(',') ?? []
  expect(named.length).toBeGreaterThan(0)
  const known = stagesOf({ full: false, features: [] }).map((stage) => stage.name)
  for (const stage of named) expect(known).toContain(stage)
})

test('the head of the script of npm test says which stages there are, and their order', () => {
  const head = readFileSync(join(root, 'scripts/test.ts'), 'utf8').split('\nimport ')[0] ?? ''
  const said = [...head.matchAll(/^\/\/ {3}(\w+): (.+)$/gm)].map(([, lane, names]) => [lane, names])
  const lanes = Map.groupBy(stagesOf({ full: false, features: [] }), ({ lane }) => lane)
  const stages = [...lanes].map(([lane, all]) => [lane, all.map(({ name }) => name).join(', ')])
  expect(said).toEqual(stages)
})

interface Launch {
  configurations: { name: string; program?: string; webRoot?: string; args?: string[] }[]
}

test('the debugger starts files that exist', () => {
  const { configurations }: Launch = readJson('.vscode/launch.json')
  expect(configurations.length).toBeGreaterThan(0)
  for (const { program, webRoot } of configurations) {
    const path = (program ?? webRoot ?? '').replace(/^\$\{workspaceFolder\}/, root)
    expect(existsSync(path), path).toBe(true)
  }
})
