import { type ImporterOptions, importer } from 'ipfs-unixfs-importer'
import { CID } from 'multiformats/cid'
import type { ContentFacts } from './content-id.ts'

/** A file of a folder. */
export interface FolderEntry extends ContentFacts {
  readonly name: string
}

/** A block of a folder, without the files that it names. */
export interface FolderBlock {
  readonly cid: string
  readonly bytes: Uint8Array
}

/** A folder with its own blocks: one, or a tree of them where names would fill more than 256 KiB. */
export interface Folder extends ContentFacts {
  readonly blocks: readonly FolderBlock[]
}

/**
 * Addresses a folder of files whose addresses are known, as `ipfs add -r --cid-version 1` does (UnixFS, sharded by HAMT
 * above 256 KiB). The order of the entries does not matter; no file is read.
 *
 * @param entries names differ and hold no slash
 */
export async function buildFolder(entries: readonly FolderEntry[]): Promise<Folder> {
  const blocks: FolderBlock[] = []
  const store = {
    put: async (cid: CID, bytes: Uint8Array) => {
      blocks.push({ cid: cid.toString(), bytes })
      return cid
    },
  } as unknown as Parameters<typeof importer>[1]
  // The files were addressed before: only the tree above them is built here.
  const addressed: ImporterOptions['dagBuilder'] = async function* () {
    for (const { name, cid, dagSize } of entries) {
      const link = { path: name, cid: CID.parse(cid), size: BigInt(dagSize) }
      yield async () => link
    }
  }
  const options: ImporterOptions = { cidVersion: 1, wrapWithDirectory: true, dagBuilder: addressed }
  let root: { cid: CID; size: bigint } | undefined
  for await (const { cid, size, path } of importer([], store, options))
    if (!path) root = { cid, size }
  if (!root) throw new Error('The importer gave no folder.')
  return { cid: root.cid.toString(), dagSize: Number(root.size), blocks }
}
