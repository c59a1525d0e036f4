// Every setting of the services is documented, and the examples name it or say that they leave it out.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Of the local stack: no installation sets them. */
const LOCAL = ['WEB_URL', 'SLIPWAY_DEVELOPMENT']

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []))),
]

/** What each service reads, from its own source. */
const schemaOf = (path: string) =>
  namesIn(read(path), /^\s+([A-Z][A-Z0-9_]+): (?:z\.|z$|list\(|flag)/gm).filter(
    (name) => !LOCAL.includes(name),
  )
const settings: Readonly<Record<string, readonly string[]>> = {
  api: schemaOf('apps/api/src/read-config.ts'),
  indexer: schemaOf('apps/indexer/src/read-config.ts'),
  bot: schemaOf('apps/bot/src/read-config.ts'),
  web: namesIn(read('apps/web/server/server-configuration.ts'), /\benv\.([A-Z][A-Z0-9_]+)/g).filter(
    (name) => !LOCAL.includes(name),
  ),
}
const all = [...new Set(Object.values(settings).flat())].sort()

/** Variables in the first cell of a table's rows. */
const documented = namesIn(
  ['docs/runbooks/deploy.md', 'docs/runbooks/index.md']
    .map(read)
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0])
    .join('\n'),
  /`([A-Z][A-Z0-9_]+)`/g,
)

/** What a comment names after `Left to its default`, up to the end of the comment. */
const leftOut = (text: string) =>
  namesIn(
    [
      ...text.matchAll(
        /# Left to (?:its|their) defaults?:((?:\n?[^\n]*#[^\n]*|[^\n]*)(?:\n\s*#[^\n]*)*)/g,
      ),
    ]
      .map(([, names]) => names)
      .join('\n'),
    /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT)\b/g,
  )

test('the services read settings', () => {
  expect(settings.api).toEqual(
    expect.arrayContaining(['SLIPWAY_SMTP_URL', 'SLIPWAY_PINNING_ORIGINS']),
  )
  expect(settings.indexer).toContain('SLIPWAY_AUDIT_BLOCKS_PER_SECOND')
  expect(settings.bot).toContain('BOT_TOKEN')
  expect(settings.web).toContain('SLIPWAY_LINKS')
  expect(all.length).toBeGreaterThan(50)
})

test('each of them is in a table of the runbooks', () => {
  expect(all.filter((name) => !documented.includes(name))).toEqual([])
})

const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string | null>; healthcheck?: object }>
}
/** The part of the file that is about one service. */
const textOf = (service: string) =>
  new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(read('compose.yaml'))?.[1] ?? ''

test.each(Object.keys(settings))(
  'compose.yaml names every setting of %s, or leaves it out by name',
  (service) => {
    const named = Object.keys(compose.services[service]?.environment ?? {})
    // The image says where to listen.
    const out = [...leftOut(textOf(service)), 'HOST', 'SLIPWAY_DIRECTORY']
    const known = settings[service] ?? []
    expect(known.filter((name) => !named.includes(name) && !out.includes(name))).toEqual([])
    expect(
      leftOut(textOf(service)).filter((name) => !known.includes(name) || named.includes(name)),
    ).toEqual([])
    expect(compose.services[service]?.healthcheck).toBeDefined()
  },
)

test('the Kubernetes example names every setting, or leaves it out by name', () => {
  const text = read('deploy/kubernetes/slipway.yaml')
  const documents = parseAllDocuments(text).map((one) => one.toJS()) as {
    kind: string
    data?: object
    spec?: { template?: { spec: { containers: { env: { name: string }[]; args: string[] }[] } } }
  }[]
  const containers = documents.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
  const named = [
    ...documents.flatMap(({ kind, data }) => (kind === 'ConfigMap' ? Object.keys(data ?? {}) : [])),
    ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
    ...namesIn(
      /# The Secret `slipway` holds:([^.]*)\./.exec(text)?.[1] ?? '',
      /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g,
    ),
  ]
  // The image says where to listen, and `--chains` which networks an indexer reads.
  const out = [...leftOut(text), 'HOST', 'SLIPWAY_DIRECTORY', 'SLIPWAY_INDEX_CHAINS']
  expect(all.filter((name) => !named.includes(name) && !out.includes(name))).toEqual([])
  expect(leftOut(text).filter((name) => !all.includes(name) || named.includes(name))).toEqual([])
  expect(containers.map(({ args: [role] }) => role)).toEqual(
    expect.arrayContaining(Object.keys(settings)),
  )
})
