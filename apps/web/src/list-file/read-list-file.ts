import type { ListText } from '@slipway/sdk/list/write-list-text'
import type { ListFileReply, ListFileRequest } from './list-file-messages.ts'

/** The worker could not read the file. */
export class ListFileFailed extends Error {
  override readonly name = 'ListFileFailed'
}

/** A file as plain text of its kind, read in a worker of its own. @throws {ListFileFailed} */
export function readListFile(request: ListFileRequest): Promise<ListText> {
  const worker = new Worker(new URL('./list-file-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ListText>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ListFileReply>) => {
      if (data.ok) resolve(data.list)
      else reject(new ListFileFailed(data.message))
    }
    worker.onerror = ({ message }) => reject(new ListFileFailed(message))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
