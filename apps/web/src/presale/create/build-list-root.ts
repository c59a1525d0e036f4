import type { WhitelistScope } from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import type { Hex } from 'viem'

/** What the worker is asked. */
export interface ListRootRequest {
  readonly scope: WhitelistScope
  readonly entries: readonly WhitelistEntry[]
}

/** The worker could not be run; the page still works, the list does not. */
export class ListRootFailed extends Error {
  override readonly name = 'ListRootFailed'
}

/** Root of a list's tree, reckoned beside the page: ten thousand wallets are some thirty thousand hashes. */
export async function buildListRoot(request: ListRootRequest): Promise<Hex> {
  const worker = new Worker(new URL('./list-root-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Hex>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Hex>) => resolve(data)
      worker.onerror = ({ message }) => reject(new ListRootFailed(message))
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
