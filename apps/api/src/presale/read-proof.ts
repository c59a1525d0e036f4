import { presale } from '@slipway/database/presale/indexed'
import { eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { isCid } from '../files/content-id.ts'
import { findFile } from '../files/file-records.ts'
import type { FileParts } from '../files/register-files.ts'
import { type WhitelistFile, whitelistFileSchema } from '../files/whitelist-list.ts'
import { ApiError } from '../http/api-error.ts'
import { presaleNotFound } from './read-presale.ts'
import { buildTree, proofOf, type WhitelistTree } from './whitelist-tree.ts'

type Hex = `0x${string}`

/** A list with its tree, and where each wallet stands in it. */
interface KnownList {
  list: WhitelistFile
  tree: WhitelistTree
  places: ReadonlyMap<string, number>
}

/** Trees of 20 000 leaves take some 5 MB and a second to build: the last few are kept. */
const KEPT_TREES = 8
const trees = new Map<string, KnownList>()

function keep(key: string, known: KnownList): KnownList {
  trees.set(key, known)
  const oldest = trees.keys().next().value
  if (trees.size > KEPT_TREES && oldest !== undefined) trees.delete(oldest)
  return known
}

const noList = () =>
  new ApiError('WHITELIST_NOT_FOUND', 'the sale has no list that was uploaded here')

async function readList(files: FileParts, key: string): Promise<WhitelistFile> {
  const cid = key.replace(/^ipfs:\/\//, '')
  const row = isCid(cid) ? await findFile(files.database, cid) : undefined
  const bytes = row?.mediaType === 'application/json' ? await files.store.get(cid) : undefined
  if (!bytes) throw noList()
  const read = whitelistFileSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  // Whatever else lies under the sale's key is no list.
  if (!read.success) throw noList()
  return read.data
}

async function findList(
  files: FileParts,
  given: { chainId: number; address: Hex; root: string; key: string },
): Promise<KnownList> {
  const { chainId, address, root, key } = given
  const name = `${chainId}-${address}-${root}-${key}`
  const known = trees.get(name)
  if (known) return known
  const list = await readList(files, key)
  const tree = buildTree(chainId, address, list)
  // A list that does not lead to the root on chain would give proofs that fail.
  if (tree.root.toLowerCase() !== root.toLowerCase()) throw noList()
  const places = new Map(list.entries.map(([account], index) => [account.toLowerCase(), index]))
  return keep(name, { list, tree, places })
}

/**
 * The proof of one wallet, from the list that the sale's owner uploaded here, checked against the root on chain.
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
    .where(eq(presale.id, `${chainId}-${address}`))
  if (!row) throw presaleNotFound()
  if (row.key === '') throw noList()
  const { list, tree, places } = await findList(files, { chainId, address, ...row })
  const index = places.get(account)
  if (index === undefined) throw new ApiError('NOT_LISTED', 'the wallet is not on the list')
  return {
    index,
    level: list.entries[index]?.[1] ?? 0,
    proof: proofOf(tree, index),
    root: row.root,
  }
}
