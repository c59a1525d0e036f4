import { isCid } from '@slipway/sdk/ipfs/content-id'
import type { ReadDatabase } from '../database/read-database.ts'
import { findFile } from '../files/file-records.ts'
import type { FileParts } from '../files/keep-files.ts'
import { ApiError } from '../http/api-error.ts'
import { makeThread } from '../work/make-thread.ts'
import type { ClaimsAnswer, ClaimsQuestion } from './claims-thread.ts'
import { type AirdropPlace, readJoined } from './read-airdrop.ts'

type Hex = `0x${string}`

/** Reading and hashing a long list takes seconds: a thread of its own does it, so that other requests go on. */
const ask = makeThread<ClaimsQuestion, ClaimsAnswer>(new URL('./claims-thread.ts', import.meta.url))

const noList = () =>
  new ApiError('AIRDROP_LIST_NOT_FOUND', 'no list of this airdrop was uploaded here')

async function readFile(files: FileParts, cid: string): Promise<Uint8Array> {
  const row = isCid(cid) ? await findFile(files.database, cid) : undefined
  const bytes = row?.mediaType === 'application/json' ? await files.store.get(cid) : undefined
  if (!bytes) throw noList()
  return bytes
}

/** The file is read only when the thread does not have it. */
async function askForEntries(files: FileParts, cid: string, account: Hex): Promise<ClaimsAnswer> {
  const known = await ask({ cid, file: undefined, account })
  if (known.isKnown) return known
  return ask({ cid, file: await readFile(files, cid), account })
}

/**
 * Every entry of an address on the list of an airdrop, each with its proof, from the list that was uploaded here; none
 * for an address that is not on it.
 *
 * @param account lower-case
 * @throws {ApiError} `AIRDROP_NOT_FOUND`, `AIRDROP_LIST_NOT_FOUND`, `UPLOADS_OFF`
 */
export async function readClaimProof(
  database: ReadDatabase,
  files: FileParts | undefined,
  place: AirdropPlace,
  account: Hex,
) {
  if (!files) throw new ApiError('UPLOADS_OFF', 'this server keeps no files')
  const { row } = await readJoined(database, place)
  if (row.root === null) throw noList()
  const { root, entries } = await askForEntries(files, row.infoCid, account)
  // A list that does not lead to the root on chain would give proofs that fail.
  if (root?.toLowerCase() !== row.root) throw noList()
  return {
    root: row.root,
    entries: entries.map(({ index, amount, proof }) => ({
      index,
      amount: String(amount),
      proof: [...proof],
    })),
  }
}
