import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateSync } from 'otplib'
import { readRunContext } from '../harness/run-context.ts'

const root = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** An operator of the stack's server, made by its command. */
export async function createOperator() {
  const { databaseUrl, directory } = readRunContext()
  const name = `op-${randomBytes(4).toString('hex')}`
  const { stdout } = await run(
    process.execPath,
    [join(root, 'apps/api/src/operator/main.ts'), 'create', name],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl, SLIPWAY_DIRECTORY: directory },
    },
  )
  const password = /password\s+(\S+)/.exec(stdout)?.[1] ?? ''
  const uri = /authenticator\s+(\S+)/.exec(stdout)?.[1] ?? ''
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return {
    name,
    password,
    /** What the authenticator shows now. */
    code: () => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) }),
  }
}
