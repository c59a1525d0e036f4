import { importBytes } from 'ipfs-unixfs-importer'
import { CID } from 'multiformats/cid'

/** How every common IPFS node adds a file by default with version-1 CIDs: raw leaves in 256 KiB pieces. */
const OPTIONS = { cidVersion: 1, rawLeaves: true } as const

/** The importer hands every block over; a CID needs their hashes only. */
const blockSink = { put: async (cid: CID) => cid }

/**
 * The content address of a file, computed here (UnixFS, CID version 1, base32), equal to what
 * `ipfs add --cid-version 1` says.
 */
export async function calculateCid(bytes: Uint8Array): Promise<string> {
  const store = blockSink as unknown as Parameters<typeof importBytes>[1]
  const { cid } = await importBytes(bytes, store, OPTIONS)
  return cid.toString()
}

/** Whether a text is a CID in the one spelling that this store uses: version 1 in base32. */
export function isCid(text: string): boolean {
  if (!/^b[a-z2-7]{20,100}$/.test(text)) return false
  try {
    return CID.parse(text).toString() === text
  } catch {
    return false
  }
}
