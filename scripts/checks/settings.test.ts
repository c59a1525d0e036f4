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
  ['docs/runbooks/deploy.md', 'docs/runbooks/run-the-index.md']
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
  'compose.yaml names every setting of %s, or leaves it out by name, and nothing else',
  (service) => {
    const named = Object.keys(compose.services[service]?.environment ?? {})
    // The image says where to listen.
    const out = [...leftOut(textOf(service)), 'HOST', 'SLIPWAY_DIRECTORY']
    const known = settings[service] ?? []
    expect(named.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !named.includes(name) && !out.includes(name))).toEqual([])
    expect(
      leftOut(textOf(service)).filter((name) => !known.includes(name) || named.includes(name)),
    ).toEqual([])
    expect(compose.services[service]?.healthcheck).toBeDefined()
  },
)

const kubernetes = read('hosting/kubernetes/slipway.yaml')

interface Reference {
  readonly configMapRef?: { readonly name: string }
  readonly secretRef?: { readonly name: string }
}

interface Container {
  readonly args: readonly string[]
  readonly env: readonly { readonly name: string }[]
  readonly envFrom: readonly Reference[]
}

const documents = parseAllDocuments(kubernetes).map((one) => one.toJS()) as {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: object
  readonly spec?: { readonly template?: { readonly spec: { readonly containers: Container[] } } }
}[]
const containers = documents.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])

/** What a ConfigMap gives, by its own document. */
const givenByMap = (name: string) =>
  documents.flatMap(({ kind, metadata, data }) =>
    kind === 'ConfigMap' && metadata.name === name ? Object.keys(data ?? {}) : [],
  )

/** What a Secret gives, by the comment that says so. */
const givenBySecret = (name: string) =>
  namesIn(
    new RegExp(`# The Secret \`${name}\` holds:([^.]*)\\.`).exec(kubernetes)?.[1] ?? '',
    /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g,
  )

const givenTo = ({ env, envFrom }: Container) => [
  ...env.map(({ name }) => name),
  ...envFrom.flatMap(({ configMapRef, secretRef }) => [
    ...(configMapRef ? givenByMap(configMapRef.name) : []),
    ...(secretRef ? givenBySecret(secretRef.name) : []),
  ]),
]

// The image says where to listen, and `--chains` which networks an indexer reads.
const kubernetesOut = [...leftOut(kubernetes), 'HOST', 'SLIPWAY_DIRECTORY', 'SLIPWAY_INDEX_CHAINS']

test.each(containers.map((one) => [one.args.join(' '), one] as const))(
  'the Kubernetes container of %s gets every setting that it reads, and nothing else',
  (_, container) => {
    const known = settings[container.args[0] ?? ''] ?? []
    const given = givenTo(container)
    expect(known.length).toBeGreaterThan(0)
    expect(given.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !given.includes(name) && !kubernetesOut.includes(name))).toEqual(
      [],
    )
  },
)

test('no two services share a Secret, every reference leads somewhere, and nothing is left unused', () => {
  const references = containers.flatMap(({ args: [role], envFrom }) =>
    envFrom.flatMap(({ configMapRef, secretRef }) => [
      ...(configMapRef ? [{ role, kind: 'map', name: configMapRef.name }] : []),
      ...(secretRef ? [{ role, kind: 'secret', name: secretRef.name }] : []),
    ]),
  )
  for (const { kind, name } of references)
    expect((kind === 'map' ? givenByMap(name) : givenBySecret(name)).length).toBeGreaterThan(0)
  const rolesOf = (secret: string) =>
    new Set(
      references.flatMap(({ kind, name, role }) =>
        kind === 'secret' && name === secret ? [role] : [],
      ),
    )
  const secrets = namesIn(kubernetes, /# The Secret `([\w-]+)` holds:/g)
  expect(secrets).toHaveLength(3)
  for (const secret of secrets) expect([secret, rolesOf(secret).size]).toEqual([secret, 1])
  // The bot's token is the bot's alone, the key of accounts the API's.
  const holders = (setting: string) =>
    secrets.filter((name) => givenBySecret(name).includes(setting))
  expect(holders('BOT_TOKEN')).toEqual(['slipway-bot'])
  expect(holders('SLIPWAY_SECRET')).toEqual(['slipway-api'])
  // The database is everybody's, and the file says so.
  expect(holders('DATABASE_URL')).toEqual(secrets)
  expect(kubernetes).toContain('# They share the database:')
})

test('the Kubernetes example runs every service, and leaves out only what is nowhere else', () => {
  const named = containers.flatMap(givenTo)
  expect(leftOut(kubernetes).filter((name) => !all.includes(name) || named.includes(name))).toEqual(
    [],
  )
  expect(containers.map(({ args: [role] }) => role)).toEqual(
    expect.arrayContaining(Object.keys(settings)),
  )
})
