import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { type ContentStore, ContentStoreError } from './content-store.ts'

/** Files of a folder are spread by the end of their address: its beginning is the same for all. */
const pathOf = (directory: string, cid: string) => join(directory, cid.slice(-2), cid)

/** Written aside, flushed and renamed: a file is there whole or not at all, also after a crash. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}.part`
  try {
    const handle = await open(aside, 'wx', 0o644)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** The embedded content store: one file per address below `directory`, checked against its address when read. */
export function makeDiskStore(directory: string): ContentStore {
  return {
    name: 'disk',
    put: async (cid, bytes) => {
      try {
        await writeWhole(pathOf(directory, cid), bytes)
      } catch (cause) {
        throw new ContentStoreError('STORE_UNAVAILABLE', 'the file cannot be written', { cause })
      }
    },
    // Names are looked up in the database: a folder has no bytes of its own here.
    putFolder: async () => undefined,
    get: async (cid) => {
      let bytes: Uint8Array<ArrayBuffer>
      try {
        bytes = await readFile(pathOf(directory, cid))
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw new ContentStoreError('STORE_UNAVAILABLE', 'the file cannot be read', { cause })
      }
      // A damaged disk must not serve other content under an address that promises this one.
      if ((await calculateCid(bytes)) !== cid) {
        throw new ContentStoreError('CONTENT_MISMATCH', `the stored file of ${cid} is damaged`)
      }
      return bytes
    },
  }
}
