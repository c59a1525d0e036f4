import { type ImportResult, importBytes } from 'ipfs-unixfs-importer'
import { CID } from 'multiformats/cid'

/** How every common IPFS node adds a file by default with version-1 CIDs: raw leaves in 256 KiB pieces. */
const OPTIONS = { cidVersion: 1, rawLeaves: true } as const

/** The importer hands every block over; a CID needs their hashes only. */
const blockSink = { put: async (cid: CID) => cid } as unknown as Parameters<typeof importBytes>[1]

/** A file's content address, and what a folder's link says of it. */
export interface ContentFacts {
  /** UnixFS, CID version 1, base32 */
  readonly cid: string
  /** bytes of all blocks that the address leads to (the link's `Tsize`) */
  readonly dagSize: number
}

/** Addresses a file as `ipfs add --cid-version 1` does (UnixFS, https://specs.ipfs.tech/unixfs/). Nothing is sent. */
export async function describeContent(bytes: Uint8Array): Promise<ContentFacts> {
  const { cid, size }: ImportResult = await importBytes(bytes, blockSink, OPTIONS)
  return { cid: cid.toString(), dagSize: Number(size) }
}

/** The content address of a file alone, see `describeContent`. */
export const calculateCid = async (bytes: Uint8Array): Promise<string> =>
  (await describeContent(bytes)).cid

/** Whether a text is a CID in the one spelling that this product uses: version 1 in base32. */
export function isCid(text: string): boolean {
  if (!/^b[a-z2-7]{20,100}$/.test(text)) return false
  try {
    return CID.parse(text).toString() === text
  } catch {
    return false
  }
}
