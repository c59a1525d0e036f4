import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server that is not ours: what `DATABASE_URL` points to in production. */
export interface SystemPostgres {
  url: string
  stop: () => Promise<void>
}

/** Folder of the newest PostgreSQL that the machine itself has, as Debian lays it out. */
export function systemPostgresFolder(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0]
  const folder = newest && join(root, newest, 'bin')
  return folder && existsSync(join(folder, 'postgres')) ? folder : undefined
}

async function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts the machine's own PostgreSQL on a fresh cluster, as the user `postgres` when this process is root's. */
export async function startSystemPostgres(folder: string): Promise<SystemPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-system-pg-'))
  const isRoot = process.getuid?.() === 0
  const numberOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const identity = isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : {}
  if (identity.uid !== undefined) chownSync(directory, identity.uid, identity.gid)
  const options = { ...identity, cwd: '/', stdio: 'ignore' } as const
  const data = join(directory, 'data')
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8'],
    options,
  )
  writeFileSync(join(data, 'postgresql.auto.conf'), "unix_socket_directories = ''\n")
  const port = await freePort()
  const server = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port)], options)
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (connected) break
    if (attempt > 200) throw new Error('the system PostgreSQL did not start')
    await delay(50)
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((settle) => server.once('exit', settle))
      server.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
