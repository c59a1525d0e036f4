import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { PostgresAccount } from './choose-postgres-account.ts'

/** Where one embedded cluster keeps its things. */
export interface ClusterFiles {
  base: string
  data: string
  log: string
  passwordFile: string
}

/** The files of the cluster that lives under `directory`. */
export function clusterFiles(directory: string): ClusterFiles {
  return {
    base: directory,
    data: join(directory, 'data'),
    log: join(directory, 'postgres.log'),
    passwordFile: join(directory, 'password'),
  }
}

/** Makes a file or folder readable for the account that runs PostgreSQL. */
export function giveTo(account: PostgresAccount, path: string): void {
  if (account.kind === 'switched') chownSync(path, account.uid, account.gid)
}

/** Whether `initdb` has finished for this cluster. */
export function isInitialised(files: ClusterFiles): boolean {
  return existsSync(join(files.data, 'global/pg_control'))
}

/** Removes what an interrupted initialisation left: nothing of value can be in it. */
export function clearHalfMade(files: ClusterFiles): void {
  if (!isInitialised(files)) rmSync(files.base, { recursive: true, force: true })
}

/**
 * Makes the folders and the password of a cluster for the account that runs it.
 *
 * @returns the password of the superuser `slipway`
 */
export function prepareClusterFiles(files: ClusterFiles, account: PostgresAccount): string {
  for (const folder of [files.base, files.data]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveTo(account, folder)
  }
  if (!existsSync(files.passwordFile)) {
    writeFileSync(files.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  }
  chmodSync(files.passwordFile, 0o600)
  giveTo(account, files.passwordFile)
  return readFileSync(files.passwordFile, 'utf8').trim()
}
