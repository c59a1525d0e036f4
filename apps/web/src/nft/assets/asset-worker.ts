import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import type { AddressReply, AddressRequest, Content } from './asset-messages.ts'

const say = (reply: AddressReply) => self.postMessage(reply)
/** Files that are read side by side: hashing waits for disks otherwise. */
const READERS = 4
const TELL_EACH = 25

const bytesOf = async (content: Content) =>
  typeof content === 'string'
    ? new TextEncoder().encode(content)
    : new Uint8Array(await content.arrayBuffer())

async function address({ files }: AddressRequest): Promise<string[]> {
  const cids: string[] = []
  const waiting = files.entries()
  let done = 0
  const reader = async () => {
    for (const [index, file] of waiting) {
      cids[index] = await calculateCid(await bytesOf(file))
      done += 1
      if (done % TELL_EACH === 0) say({ kind: 'progress', done })
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return cids
}

// Reads and hashes beside the page: ten thousand pictures must not stop it.
self.onmessage = async ({ data }: MessageEvent<AddressRequest>) => {
  try {
    say({ kind: 'answer', cids: await address(data) })
  } catch (error) {
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
