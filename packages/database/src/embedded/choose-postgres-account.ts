import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/**
 * How PostgreSQL, which refuses to run as root, is started.
 * - `self`: as the user that runs this process;
 * - `switched`: as another, unprivileged user of the machine;
 * - `mapped`: inside a user namespace that shows root as an unprivileged user. Files stay root's.
 */
export type PostgresAccount =
  | { kind: 'self' }
  | { kind: 'switched'; uid: number; gid: number }
  | { kind: 'mapped'; prefix: readonly string[] }

const UNPRIVILEGED = ['postgres', 'nobody']
const MAPPED_PREFIX = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']

function findUser(matches: (name: string, uid: number) => boolean) {
  if (!existsSync('/etc/passwd')) return undefined
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (!name || uid === undefined || gid === undefined) continue
    if (matches(name, Number(uid))) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** The nearest folder of the path that exists: the one whose permissions decide. */
function existingFolder(path: string): string {
  let folder = resolve(path)
  while (!existsSync(folder)) folder = dirname(folder)
  return folder
}

function canReach(user: { uid: number; gid: number }, program: string, directory: string) {
  const runs = spawnSync(program, ['--version'], { ...user, stdio: 'ignore', cwd: '/' })
  const enters = spawnSync('test', ['-x', existingFolder(directory)], {
    ...user,
    stdio: 'ignore',
    cwd: '/',
  })
  return runs.status === 0 && enters.status === 0
}

function canMap(program: string): boolean {
  const [command = '', ...rest] = MAPPED_PREFIX
  return spawnSync(command, [...rest, program, '--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Chooses under which account PostgreSQL runs. An existing data folder keeps the account that made it.
 *
 * @param program absolute path of the `postgres` program
 * @param files folders of the cluster; they may not exist yet
 * @throws {EmbeddedDatabaseError} `ROOT_CANNOT_RUN` when root has no unprivileged account to use.
 */
export function choosePostgresAccount(
  program: string,
  files: { base: string; data: string },
): PostgresAccount {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const madeBefore = existsSync(files.data) ? statSync(files.data).uid : undefined
  const mapped: PostgresAccount = { kind: 'mapped', prefix: MAPPED_PREFIX }
  if (madeBefore === 0 && canMap(program)) return mapped
  const user =
    madeBefore !== undefined && madeBefore !== 0
      ? findUser((_name, uid) => uid === madeBefore)
      : UNPRIVILEGED.map((wanted) => findUser((name) => name === wanted)).find(Boolean)
  if (user && canReach(user, program, dirname(files.base))) return { kind: 'switched', ...user }
  if (canMap(program)) return mapped
  throw new EmbeddedDatabaseError(
    'ROOT_CANNOT_RUN',
    'PostgreSQL does not run as root and no other account can reach this folder: run as a normal user, or set DATABASE_URL',
  )
}
