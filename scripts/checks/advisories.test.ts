// Known vulnerabilities of packages, with a registry's stand-in: what is asked, what is found, and what an answer is worth.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Advisory, askAdvisories, listLocked } from './ask-advisories.ts'
import { judgeAdvisories } from './judge-advisories.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const now = Date.parse('2026-03-10T12:00:00Z')
const bad = {
  ...{ id: 1101, url: 'https://github.com/advisories/GHSA-c2qf-rxjj-qqgw' },
  ...{ title: 'Slow on hostile ranges', severity: 'high', vulnerable_versions: '<5.7.2' },
  ...{ cwe: ['CWE-1333'], cvss: { score: 7.5, vectorString: null } },
}

/** What the stand-in was asked last, and what it answers. */
let asked: Record<string, readonly string[]>
let answer: unknown
let status: number
let registry: Server
let url: string

beforeAll(async () => {
  registry = createServer(async (request, response) => {
    const isAsked =
      request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk'
    asked = (await json(request)) as typeof asked
    response.writeHead(isAsked ? status : 404).end(JSON.stringify(answer))
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
})
afterAll(() => {
  registry.close()
})

function tell(advisories: unknown, code = 200): void {
  ;[answer, status] = [advisories, code]
}

async function runCommand(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts/advisories.ts'), '--registry', url])
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  return { code, said: said.join('') }
}

test('every package of the lock file is asked for by its own name, in each of its versions, and none of ours', () => {
  const packages = listLocked({
    packages: {
      '': { version: '0.1.0' },
      'apps/web': { version: '0.1.0' },
      'node_modules/@slipway/web': { link: true },
      'node_modules/semver': { version: '7.0.0' },
      'node_modules/a/node_modules/semver': { version: '5.7.1' },
      'node_modules/b/node_modules/semver': { version: '7.0.0' },
      'node_modules/@scope/alias': { version: '1.0.0', name: '@other/real' },
    },
  })
  expect(packages).toEqual({ semver: ['5.7.1', '7.0.0'], '@other/real': ['1.0.0'] })
  const one = { packages: { 'node_modules/a': { version: '1.0.0' } } }
  const other = { packages: { 'node_modules/a': { version: '2.0.0' } } }
  expect(listLocked(one, other)).toEqual({ a: ['1.0.0', '2.0.0'] })
  const all = listLocked(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  expect(all.viem?.length).toBeGreaterThan(0)
  expect(Object.keys(all).filter((name) => name.startsWith('@slipway/'))).toEqual([])
})

test('what the registry knows has its name, and silence is not taken for health', async () => {
  tell({ semver: [bad, { ...bad, id: 7, url: 'https://example.test/7' }] })
  const found = await askAdvisories(url, { semver: ['5.7.1'] })
  expect(asked).toEqual({ semver: ['5.7.1'] })
  expect(found).toMatchObject([
    { id: 'GHSA-c2qf-rxjj-qqgw', package: 'semver', range: '<5.7.2', severity: 'high' },
    { id: '7' },
  ])
  tell({}, 405)
  await expect(askAdvisories(url, {})).rejects.toThrow('405')
})

test('an advisory wants an answer, an answer an advisory, enough words and a day that is near', () => {
  const found: Advisory = {
    ...{ id: 'GHSA-c2qf-rxjj-qqgw', package: 'semver', title: 'Slow', severity: 'high' },
    ...{ url: 'https://x.test', range: '<5.7.2' },
  }
  const answered = {
    ...{ id: found.id, package: 'semver', until: '2026-04-10' },
    answer: 'Ranges that we read come from our own lock file alone, never from a visitor.',
  }
  expect(judgeAdvisories([], [], now)).toEqual([])
  expect(judgeAdvisories([found], [], now)).toEqual([
    'GHSA-c2qf-rxjj-qqgw semver <5.7.2 (high): Slow; https://x.test',
  ])
  expect(judgeAdvisories([found], [answered], now)).toEqual([])
  const judge = (more: object) => judgeAdvisories([found], [{ ...answered, ...more }], now)
  const key = 'GHSA-c2qf-rxjj-qqgw semver'
  expect(judge({ answer: 'Not reachable.' })).toEqual([`${key}: the answer says too little`])
  expect(judge({ until: '2026-03-10' })).toEqual([])
  expect(judge({ until: '2026-03-09' })).toEqual([
    `${key}: the answer ended on 2026-03-09; look again`,
  ])
  expect(judge({ until: 'never' })).toHaveLength(1)
  expect(judge({ until: '2026-06-09' })).toEqual([`${key}: 2026-06-09 is more than 90 days away`])
  expect(judgeAdvisories([], [answered], now)).toEqual([`${key}: answers nothing`])
})

test('the command asks for the whole lock file, and fails where something is open or nobody answered', async () => {
  tell({})
  expect(await runCommand()).toMatchObject({ code: 0 })
  expect(Object.keys(asked).length).toBeGreaterThan(500)
  expect(asked.viem).toBeDefined()
  tell({ semver: [bad] })
  const open = await runCommand()
  expect(open.code).toBe(1)
  expect(open.said).toContain('GHSA-c2qf-rxjj-qqgw semver <5.7.2 (high): Slow on hostile ranges')
  tell({}, 503)
  expect(await runCommand()).toMatchObject({ code: 1, said: expect.stringContaining('503') })
})
