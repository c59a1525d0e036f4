import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { indexedTables } from '@slipway/database/schema/indexed-tables'
import * as events from '@slipway/deployments/events'
import { enginePackage } from './engine-package.ts'

/** Folders whose code decides what the tables hold, from the folder of this application. */
const CODE = [
  'engine',
  'src/airdrop',
  'src/inviter',
  'src/lock',
  'src/nft',
  'src/presale',
  'src/staking',
  'src/stats',
  'src/store',
  'src/token',
  'src/vip',
  'src/whitelist-market',
]

const applicationRoot = fileURLToPath(new URL('../..', import.meta.url))

function codeFiles(folder: string): string[] {
  return readdirSync(`${applicationRoot}${folder}`, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
}

/**
 * Hash of everything that decides what the tables hold but the chains themselves: handlers, tables, contract
 * events, engine version. Another hash means another release with tables of its own.
 */
export function hashIndexCode(): string {
  const digest = createHash('sha256')
  for (const file of CODE.flatMap(codeFiles)) digest.update(readFileSync(file))
  digest.update(JSON.stringify([indexedTables, events]))
  digest.update(readFileSync(`${enginePackage()}/package.json`))
  return digest.digest('hex')
}
