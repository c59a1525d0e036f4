import { ContentStoreError } from '../http/content-store-error.ts'
import type { ContentStore } from './content-store.ts'
import { MAX_CONTENT_BYTES, readContent } from './read-content.ts'

const TIMEOUT_MS = 5_000

/** How the node says that it does not have a block and does not look for it. */
const MISSING = /not found|could not find|block was not found/i

function fail(message: string, cause?: unknown): ContentStoreError {
  return new ContentStoreError('STORE_UNAVAILABLE', message, { cause })
}

async function call(api: string, path: string, body?: FormData): Promise<Response> {
  try {
    return await fetch(`${api}/api/v0/${path}`, {
      method: 'POST',
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (cause) {
    throw fail('the IPFS node cannot be reached', cause)
  }
}

/**
 * An IPFS node as content store, through the RPC API of Kubo
 * (https://docs.ipfs.tech/reference/kubo/rpc/). Files are added and pinned; reads stay local to the node, so that
 * the web address never becomes a gateway to the whole network.
 *
 * @param api address of the RPC API, such as `http://127.0.0.1:5001`
 */
export function makeKuboStore(api: string): ContentStore {
  return {
    name: 'kubo',
    put: async (cid, bytes) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), cid)
      const response = await call(
        api,
        'add?cid-version=1&raw-leaves=true&chunker=size-262144&pin=true&quieter=true',
        form,
      )
      if (!response.ok) throw fail(`the IPFS node answers ${response.status}`)
      const answer = (await response.json()) as { Hash?: string }
      if (answer.Hash !== cid) {
        throw new ContentStoreError(
          'CONTENT_MISMATCH',
          `the IPFS node computes ${String(answer.Hash)} instead of ${cid}`,
        )
      }
    },
    putFolder: async (cid, blocks) => {
      const form = new FormData()
      for (const block of blocks) {
        form.append('data', new Blob([new Uint8Array(block.bytes)]), block.cid)
      }
      const put = await call(api, 'block/put?cid-codec=dag-pb&mhtype=sha2-256', form)
      if (!put.ok) throw fail(`the IPFS node answers ${put.status}`)
      // Everything below is on the node already: it must not ask the network for it.
      const pin = await call(api, `pin/add?arg=${cid}&recursive=true&offline=true`)
      if (!pin.ok) throw fail(`the IPFS node does not pin the folder: ${pin.status}`)
    },
    get: async (cid) => {
      const response = await call(
        api,
        `cat?arg=${cid}&offline=true&length=${MAX_CONTENT_BYTES + 1}`,
      )
      if (!response.ok) {
        const text = await response.text()
        if (MISSING.test(text)) return undefined
        throw fail(`the IPFS node answers ${response.status}`)
      }
      return readContent(cid, response, 'the IPFS node')
    },
  }
}
