import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPort } from '../process/claim-port.ts'
import { createManagedProcess, type ManagedProcess } from '../process/managed-process.ts'
import { createStackLogs, type StackLogs } from '../process/process-log.ts'
import { type Reaper, startReaper } from '../process/start-reaper.ts'
import { waitUntil } from '../process/wait-until.ts'
import { repositoryRoot } from './repository-root.ts'
import { type ServiceEnvironment, serviceDescriptions } from './service-processes.ts'

/** A copy of the services within this checkout, so that packages are found. */
let checkout: string
let database: TestDatabase
let reaper: Reaper
let logs: StackLogs
const services: ManagedProcess[] = []

beforeAll(async () => {
  mkdirSync(join(repositoryRoot, '.slipway'), { recursive: true })
  checkout = mkdtempSync(join(repositoryRoot, '.slipway', 'follow-sources-'))
  const parts = [
    'apps/api',
    'apps/indexer',
    'packages/chains',
    'packages/database',
    'packages/deployments',
  ]
  const filter = (path: string) => !/\/(?:node_modules|\.ponder)$/.test(path)
  for (const part of parts)
    cpSync(join(repositoryRoot, part), join(checkout, part), { recursive: true, filter })
  database = await testEngine.start()
  reaper = startReaper(randomUUID())
  logs = createStackLogs(join(checkout, 'logs'))
})

afterAll(async () => {
  for (const service of services) await service.stop()
  await reaper?.dismiss()
  await logs?.close()
  await database?.stop()
  rmSync(checkout, { recursive: true, force: true, maxRetries: 3 })
})

async function describe(): Promise<ServiceEnvironment> {
  const url = async (service: 'indexer' | 'api') =>
    `http://127.0.0.1:${await claimPort(service === 'api' ? 18_580 : 18_590)}`
  return {
    indexerUrl: await url('indexer'),
    apiUrl: await url('api'),
    webUrl: 'http://127.0.0.1:9',
    awaitsIndex: false,
    followsSources: true,
    checkout,
    advice: '',
    variables: {
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_CHAINS: '[]',
      SLIPWAY_PUBLIC_CHAINS: '[]',
      SLIPWAY_DIRECTORY: join(checkout, 'data'),
      DATABASE_URL: database.url,
    },
  }
}

async function start(name: 'indexer' | 'api'): Promise<ServiceEnvironment> {
  const environment = await describe()
  const service = createManagedProcess(serviceDescriptions[name](environment), {
    log: logs.open(name),
    reaper,
    say: () => undefined,
  })
  services.push(service)
  await service.start()
  return environment
}

function change(path: string, from: string, to: string): void {
  const file = join(checkout, path)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(file, before.replace(from, to))
}

const says = async (url: string, text: string) =>
  expect(
    await waitUntil(async () => {
      const answer = await fetch(url).then((response) => response.text())
      return answer.includes(text) ? true : answer
    }, 60_000),
  ).toBeUndefined()

test('the API starts again when its code changes, and answers with the new code', async () => {
  const { apiUrl } = await start('api')
  await says(`${apiUrl}/healthz`, '"ok"')
  change('apps/api/src/health/register-health.ts', "status: 'ok' as const", "status: 'new code'")
  await says(`${apiUrl}/healthz`, '"new code"')
})

/** What of the handlers the process read when it started. */
const atStart = `import { readFileSync } from 'node:fs'
const handler = readFileSync(new URL('../token/handlers/transfer.ts', import.meta.url), 'utf8')
const newest = handler.includes('// Changed.') ? 'newest handlers' : 'newest code'
`

test('the indexer does so as well, and when a handler changes that only its engine loads', async () => {
  const { indexerUrl } = await start('indexer')
  const probes = 'apps/indexer/src/http/serve-probes.ts'
  writeFileSync(join(checkout, probes), atStart + readFileSync(join(checkout, probes), 'utf8'))
  change(probes, "'Newest indexed block'", 'newest')
  await says(`${indexerUrl}/metrics`, 'newest code')
  change(
    'apps/indexer/src/token/handlers/transfer.ts',
    'const NOTHING: Side',
    '// Changed.\nconst NOTHING: Side',
  )
  await says(`${indexerUrl}/metrics`, 'newest handlers')
})
