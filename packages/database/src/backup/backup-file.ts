import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import type { BackupTable } from './backup-tables.ts'

/** First line of a backup. */
export interface BackupHeader {
  format: 'slipway-backup-1'
  /** hashes of the migrations that the tables come from */
  migrations: string[]
  tables: BackupTable[]
}

/** A row as the database writes it in JSON, never parsed here: numbers keep all of their digits. */
export interface BackupRow {
  /** place in the header's tables */
  table: number
  json: string
}

/** Last line, so that a file that was cut off is told from a whole one. */
const endLine = (rows: number) => `end ${rows}`

/** Written aside, flushed and renamed, readable by its owner alone: it holds what users entrusted. */
export async function writeBackupFile(
  path: string,
  header: BackupHeader,
  rows: AsyncIterable<BackupRow>,
): Promise<number> {
  const aside = `${path}.part`
  let count = 0
  async function* lines() {
    yield `${JSON.stringify(header)}\n`
    for await (const { table, json } of rows) {
      count++
      yield `${table} ${json}\n`
    }
    yield `${endLine(count)}\n`
  }
  try {
    const file = createWriteStream(aside, { mode: 0o600, flush: true })
    await pipeline(Readable.from(lines()), createGzip(), file)
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  return count
}

/**
 * Opens a backup.
 *
 * @returns its header, and its rows in their order; the last step of the rows proves that the file is whole
 * @throws {BackupError} `NOT_A_BACKUP`, and from the rows `INCOMPLETE`
 */
export async function readBackupFile(
  path: string,
): Promise<{ header: BackupHeader; rows: AsyncGenerator<BackupRow> }> {
  await (await open(path)).close()
  const unzipped = createReadStream(path).pipe(createGunzip())
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  const next = async () => {
    try {
      return await lines.next()
    } catch (cause) {
      throw new BackupError('INCOMPLETE', `${path} is damaged or was cut off.`, { cause })
    }
  }
  const header = parseHeader((await next()).value, path)
  async function* rows() {
    for (let count = 0; ; count++) {
      const { value: line, done } = await next()
      if (line === endLine(count)) return
      const space = line?.indexOf(' ') ?? -1
      if (done || space < 1) throw new BackupError('INCOMPLETE', `${path} was cut off.`)
      yield { table: Number(line.slice(0, space)), json: line.slice(space + 1) }
    }
  }
  return { header, rows: rows() }
}

function parseHeader(line: string | undefined, path: string): BackupHeader {
  try {
    const header = JSON.parse(line ?? '') as BackupHeader
    if (header.format === 'slipway-backup-1') return header
  } catch {
    // Said below.
  }
  throw new BackupError('NOT_A_BACKUP', `${path} is not a backup of this product.`)
}
