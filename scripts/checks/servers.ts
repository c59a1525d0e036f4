// The servers that the services are tested on besides what they bring with them. Tests start and end their own, on loopback.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

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

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  for (const server of missing()) install(server)
}
const left = missing()
if (left.length > 0) {
  const remedies = left.map(
    ({ name, packages }) => `This stage needs ${name} (Debian: apt-get install ${packages[0]}).`,
  )
  throw new Error(remedies.join('\n'))
}
