import { presale } from '@slipway/database/presale/indexed'
import { presaleId } from '@slipway/database/row-ids'
import { isCid } from '@slipway/sdk/ipfs/content-id'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import { readWhitelistFile } from '@slipway/sdk/whitelist/whitelist-file'
import { eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { findFile } from '../files/file-records.ts'
import type { FileParts } from '../files/keep-files.ts'
import { ApiError } from '../http/api-error.ts'
import { askForProof } from './ask-for-proof.ts'
import { presaleNotFound } from './read-presale.ts'

type Hex = `0x${string}`

/** A list, and where each wallet stands in it. */
interface KnownList {
  entries: readonly WhitelistEntry[]
  places: ReadonlyMap<string, number>
}

const KEPT_LISTS = 8
const lists = new Map<string, KnownList>()

const noList = () =>
  new ApiError('WHITELIST_NOT_FOUND', 'the presale has no list that was uploaded here')

async function readList(files: FileParts, cid: string): Promise<KnownList> {
  const known = lists.get(cid)
  if (known) return known
  const row = isCid(cid) ? await findFile(files.database, cid) : undefined
  const bytes = row?.mediaType === 'application/json' ? await files.store.get(cid) : undefined
  // Whatever else lies under the presale's key is no list.
  const entries = bytes && readWhitelistFile(JSON.parse(new TextDecoder().decode(bytes)))
  if (!entries) throw noList()
  const places = new Map(entries.map(({ address }, index) => [address.toLowerCase(), index]))
  lists.set(cid, { entries, places })
  const oldest = lists.keys().next().value
  if (lists.size > KEPT_LISTS && oldest !== undefined) lists.delete(oldest)
  return { entries, places }
}

/**
 * The proof of one wallet, from the list that the presale's owner uploaded here, checked against the root on chain.
 *
 * @throws {ApiError} `PRESALE_NOT_FOUND`, `WHITELIST_NOT_FOUND`, `NOT_LISTED`, `UPLOADS_OFF`
 */
export async function readWhitelistProof(
  database: ReadDatabase,
  files: FileParts | undefined,
  given: { chainId: number; address: Hex; account: Hex },
) {
  if (!files) throw new ApiError('UPLOADS_OFF', 'this server keeps no files')
  const { chainId, address, account } = given
  const [row] = await database
    .select({ root: presale.whitelistRoot, key: presale.whitelistKey })
    .from(presale)
    .where(eq(presale.id, presaleId(chainId, address)))
  if (!row) throw presaleNotFound()
  const cid = row.key.replace(/^ipfs:\/\//, '')
  const { entries, places } = await readList(files, cid)
  const index = places.get(account)
  const entry = index === undefined ? undefined : entries[index]
  if (index === undefined || !entry) {
    throw new ApiError('NOT_LISTED', 'the wallet is not on the list')
  }
  const scope = { chainId, presale: address }
  const { root, proof } = await askForProof(`${chainId}-${address}-${cid}`, scope, entries, index)
  // A list that does not lead to the root on chain would give proofs that fail.
  if (root.toLowerCase() !== row.root) throw noList()
  return { index, level: entry.level, proof: [...proof], root: row.root }
}
