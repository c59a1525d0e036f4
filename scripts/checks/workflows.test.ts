// The forge's files, without a forge: they parse, and every command, option and file that they name exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { commandProblems } from './command-problems.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

function parse<Shape>(path: string): Shape {
  const document = parseDocument(read(path))
  expect(document.errors).toEqual([])
  expect(document.warnings).toEqual([])
  return document.toJS() as Shape
}

interface Step {
  uses?: string
  run?: string
  with?: Record<string, string | number | boolean>
}

interface Workflow {
  name: string
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<
    string,
    {
      'timeout-minutes': number
      'runs-on': string
      container?: string
      permissions?: Record<string, string>
      strategy?: { matrix: { shard: number[] } }
      steps: Step[]
    }
  >
}

const files = globSync('.github/workflows/*.yml', { cwd: root }).sort()

test('the four workflows are there', () => {
  expect(files.map((file) => parse<Workflow>(file).name)).toEqual([
    'deep',
    'gate',
    'nightly',
    'release',
  ])
})

describe.each(files)('%s', (file) => {
  const workflow = parse<Workflow>(file)
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  test('starts commands that exist, with options that they take', () => {
    const lines = steps.flatMap(({ run }) => run?.split('\n') ?? []).filter(Boolean)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.flatMap(commandProblems)).toEqual([])
  })

  test('takes each action by its commit, which nobody can move, and names the version', () => {
    const lines = read(file).match(/uses: .+/g) ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('runs what others wrote without a way to write', () => {
    for (const { steps: own, permissions } of jobs) {
      if (!own.some(({ run }) => run?.startsWith('npm'))) continue
      expect(permissions).toBeUndefined()
      for (const step of own)
        if (step.uses?.startsWith('actions/checkout@'))
          expect(step.with?.['persist-credentials']).toBe(false)
    }
  })

  test('may read unless a job says more, and ends by itself', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(360)
      expect(job['runs-on']).toBe('ubuntu-24.04')
    }
  })

  test('names files that exist or that its commands write', () => {
    for (const step of steps) {
      const { path = '', 'node-version-file': version } = step.with ?? {}
      if (version !== undefined) expect(existsSync(join(root, String(version)))).toBe(true)
      for (const name of String(path).split('\n').filter(Boolean))
        expect(name).toMatch(/^\.slipway\/(gate|failures|packages|deep\.json)$/)
    }
  })
})

test.each(['nightly', 'release'])('known vulnerabilities are asked for by %s', (name) => {
  const { jobs } = parse<Workflow>(`.github/workflows/${name}.yml`)
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))
  expect(commands).toContain('npm run advisories')
})

test('the shares of the full run are all of it', () => {
  const { jobs } = parse<Workflow>('.github/workflows/nightly.yml')
  const shares = jobs.full?.strategy?.matrix.shard ?? []
  const command = jobs.full?.steps.map(({ run }) => run).find((run) => run?.includes('--shard'))
  expect(command).toContain(`--shard \${{ matrix.shard }}/${shares.length} `)
  expect(shares).toEqual(shares.map((_, index) => index + 1))
})

test('programs of Solana are built every night by the compiler that made them, or the night fails', () => {
  const { jobs } = parse<Workflow>('.github/workflows/nightly.yml')
  expect(jobs.programs?.container).toBe('debian:bookworm')
  const commands = jobs.programs?.steps.map(({ run }) => run).filter(Boolean) ?? []
  expect(commands[0]).toMatch(/^apt-get update && apt-get install .*\blibllvm22$/)
  expect(commands.slice(1)).toEqual(['npm run programs -- --check --require'])
})

test('contracts are fuzzed every night from another seed', () => {
  const { jobs } = parse<Workflow>('.github/workflows/nightly.yml')
  expect(jobs.depth?.steps.at(-1)?.run).toBe('npm run test:deep -w contracts')
  expect(commandProblems('npm run test:gone -w contracts')).toEqual([
    'contracts has no script test:gone',
  ])
})

test('the templates and the updates parse', () => {
  for (const file of globSync('.github/{ISSUE_TEMPLATE/*.yml,dependabot.yml}', { cwd: root }))
    expect(parse(file)).toBeTypeOf('object')
  const { updates } = parse<{ updates: { 'package-ecosystem': string; directory: string }[] }>(
    '.github/dependabot.yml',
  )
  expect(updates.map((update) => update['package-ecosystem'])).toEqual([
    'npm',
    'npm',
    'github-actions',
    'docker',
  ])
  for (const path of ['package-lock.json', 'docs/site/package-lock.json', 'Dockerfile'])
    expect(existsSync(join(root, path))).toBe(true)
})

test('conduct is reported the way that vulnerabilities are', () => {
  const way = '"Report a vulnerability" button of the repository\'s security page'
  expect(read('SECURITY.md')).toContain(way)
  expect(read('CODE_OF_CONDUCT.md')).toContain(way)
})
