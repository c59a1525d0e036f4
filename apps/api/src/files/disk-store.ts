import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { calculateCid, isCid } from '@slipway/sdk/ipfs/content-id'
import { ContentStoreError } from '../http/content-store-error.ts'
import type { ContentStore, ListedStore, StoredFile } from './content-store.ts'

/** Files of a folder are spread by the end of their address: its beginning is the same for all. */
const shelfOf = (cid: string) => cid.slice(-2)
const pathOf = (directory: string, cid: string) => join(directory, shelfOf(cid), cid)

/** Names of what `writeWhole` writes. */
const ASIDE = /^(b[a-z2-7]+)\.[0-9a-f-]{36}\.part$/

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

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What lies at a path: undefined for nothing, and for what is no file. */
async function describe(path: string): Promise<Pick<StoredFile, 'bytes' | 'storedAt'> | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? { bytes: found.size, storedAt: found.mtimeMs } : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The files of one shelf that this store put there. */
async function listShelf(directory: string, shelf: string): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const name of await readdir(join(directory, shelf))) {
    const cid = ASIDE.exec(name)?.[1] ?? name
    if (!isCid(cid) || shelfOf(cid) !== shelf) continue
    const found = await describe(join(directory, shelf, name))
    if (found) stored.push({ key: name, cid: name === cid ? cid : undefined, ...found })
  }
  return stored
}

async function* listDirectory(directory: string): AsyncGenerator<StoredFile[]> {
  try {
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name.length === 2)
        yield await listShelf(directory, entry.name)
    }
  } catch (cause) {
    // Nothing was stored yet.
    if (isMissing(cause)) return
    throw new ContentStoreError('STORE_UNAVAILABLE', 'the folder cannot be listed', { cause })
  }
}

/** The folder as a store that can be pruned. */
function makeListed(directory: string): ListedStore {
  return {
    list: () => listDirectory(directory),
    removeOlder: async (key, before) => {
      const path = join(directory, shelfOf(ASIDE.exec(key)?.[1] ?? key), key)
      try {
        const found = await describe(path)
        if (!found || found.storedAt > before) return false
        await rm(path)
        return true
      } catch (cause) {
        if (isMissing(cause)) return false
        throw new ContentStoreError('STORE_UNAVAILABLE', 'the file cannot be removed', { cause })
      }
    },
  }
}

/** The embedded content store: one file per address below `directory`, checked against its address when read. */
export function makeDiskStore(directory: string): ContentStore {
  return {
    name: 'disk',
    listed: makeListed(directory),
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
        if (isMissing(cause)) return undefined
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
