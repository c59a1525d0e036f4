import { presaleInfo } from '@slipway/database/presale/app'
import type { ReadDatabase } from '../database/read-database.ts'
import type { PresaleInfo } from './presale-info.ts'

/** Remembers what a project says beside the file itself; the same file again changes nothing. */
export async function recordPresaleInfo(
  database: ReadDatabase,
  cid: string,
  info: PresaleInfo,
): Promise<void> {
  await database
    .insert(presaleInfo)
    .values({ cid, name: info.name, logo: info.logo ?? null, content: info })
    .onConflictDoNothing()
}
