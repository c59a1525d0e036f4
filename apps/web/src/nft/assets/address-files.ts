import type { AddressReply, AddressRequest, Content } from './asset-messages.ts'

/** A file could not be read: it was moved or changed since it was chosen. */
export class FilesUnreadable extends Error {
  override readonly name = 'FilesUnreadable'
}

/** Addresses of files that are known, for as long as the page holds the files. */
const known = new WeakMap<Blob, string>()

/** Files that are handed over at a time: each costs the page a little, and ten thousand at once would stop it. */
const SLICE = 50

/** Has one slice addressed. */
function ask(
  worker: Worker,
  files: readonly Content[],
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>()
  worker.onmessage = ({ data }: MessageEvent<AddressReply>) => {
    if (data.kind === 'progress') tell(data.done)
    else if (data.kind === 'answer') resolve(data.cids)
    else reject(new FilesUnreadable(data.message))
  }
  worker.onerror = ({ message }) => reject(new FilesUnreadable(message))
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  worker.postMessage({ files } satisfies AddressRequest)
  return promise.finally(() => signal.removeEventListener('abort', stop))
}

/**
 * The content addresses of files, worked out in a worker; those that were worked out before are not read again.
 *
 * @param tell hears how many are done
 * @throws {FilesUnreadable}; an AbortError when `signal` says so
 */
export async function addressFiles(
  files: readonly Content[],
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const cids = files.map((file) => (typeof file === 'string' ? undefined : known.get(file)))
  const unknown = [...files.keys()].filter((index) => cids[index] === undefined)
  const before = files.length - unknown.length
  tell(before)
  const worker = new Worker(new URL('./asset-worker.ts', import.meta.url), { type: 'module' })
  try {
    for (let at = 0; at < unknown.length; at += SLICE) {
      signal.throwIfAborted()
      const slice = unknown.slice(at, at + SLICE)
      const contents = slice.flatMap((index) => files[index] ?? [])
      const found = await ask(worker, contents, (done) => tell(before + at + done), signal)
      for (const [place, index] of slice.entries()) cids[index] = found[place]
      for (const [place, file] of contents.entries())
        if (typeof file !== 'string') known.set(file, found[place] ?? '')
    }
  } finally {
    worker.terminate()
  }
  tell(files.length)
  return cids.map((cid) => cid ?? '')
}
