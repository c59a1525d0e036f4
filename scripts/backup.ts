// `npm run backup`: the application's data into a file and back, and whether all files are there. See `--help`.
import { parseArgs } from 'node:util'
import { restoreBackup } from '@slipway/database/backup/restore-backup'
import { writeBackup } from '@slipway/database/backup/write-backup'
import { checkFiles } from '../apps/api/src/files/check-files.ts'
import { openStore } from '../apps/api/src/files/open-store.ts'
import { readConfig } from '../apps/api/src/read-config.ts'

const help = `npm run backup -- <what>

  write <file>      writes accounts and all other data that no chain knows; services may go on meanwhile
  restore <file>    into an empty database, before any service starts
  check-files       reads every recorded file from folder, node or bucket, and compares its address

DATABASE_URL names the PostgreSQL server; files lie where the API's variables say. docs/runbooks/backup.md
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
})
const print = (text: string) => void process.stdout.write(`${text}\n`)

async function run([what, path]: readonly string[]): Promise<void> {
  const { databaseUrl, files } = readConfig(process.env)
  if (what === 'write' && path) {
    print(`${await writeBackup(databaseUrl, path)} rows written to ${path}`)
  } else if (what === 'restore' && path) {
    print(`${await restoreBackup(databaseUrl, path)} rows restored from ${path}`)
  } else if (what === 'check-files') {
    const { checked, missing } = await checkFiles(databaseUrl, openStore(files))
    for (const cid of missing) print(`missing or damaged: ${cid}`)
    print(`${checked - missing.length} of ${checked} files are there`)
    process.exitCode = missing.length === 0 ? 0 : 1
  } else {
    process.stderr.write(help)
    process.exitCode = 2
  }
}

if (values.help) {
  print(help)
} else {
  run(positionals).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
