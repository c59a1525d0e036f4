// The servers that the services are tested on besides what they bring with them. Tests start and end their own, on loopback.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Server {
  readonly name: string
  /** Debian packages, the next where the archive lacks the one before. */
  readonly packages: readonly string[]
  readonly isThere: () => boolean
}

const servers: readonly Server[] = [
  {
    name: 'a PostgreSQL server',
    packages: ['postgresql'],
    isThere: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
  },
  {
    name: 'Redis or Valkey',
    packages: ['redis-server', 'valkey-server'],
    isThere: () =>
      ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'].some(
        (path) => existsSync(path),
      ),
  },
]

const missing = () => servers.filter(({ isThere }) => !isThere())

function install({ name, packages, isThere }: Server): void {
  for (const one of packages) {
    if (isThere()) return
    process.stdout.write(`slipway: installing ${one}, because the tests need ${name} …\n`)
    spawnSync('apt-get', ['install', '-y', '-qq', one], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

/** Debian asks this program before a package starts a service of its own; 101: not here. */
const POLICY = '/usr/sbin/policy-rc.d'
/** Debian's PostgreSQL reads it before it makes a cluster, which would be started with the machine. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.d/slipway-tests.conf'

/** Tests start servers of their own: an installation leaves none behind. */
function withoutServices(work: () => void): void {
  const hasPolicy = existsSync(POLICY)
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true })
  writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n')
  try {
    work()
  } finally {
    rmSync(CLUSTER_SETTINGS, { force: true })
    if (!hasPolicy) rmSync(POLICY, { force: true })
  }
}

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  withoutServices(() => {
    for (const server of missing()) install(server)
  })
}
const left = missing()
if (left.length > 0) {
  const remedies = left.map(
    ({ name, packages }) => `This stage needs ${name} (Debian: apt-get install ${packages[0]}).`,
  )
  throw new Error(remedies.join('\n'))
}
