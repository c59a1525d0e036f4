import type { FlowIndex } from '@slipway/sdk/flow/types'
import { api } from '../core/api.ts'

const POLL_MS = 1_000

/** After this long the transaction counts as done without the index; lists catch up by themselves. */
const GIVE_UP_AFTER_MS = 60_000

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

async function getIndexedBlock(chainId: number, signal: AbortSignal): Promise<bigint | null> {
  try {
    const { chains } = await api.getStatus({ signal })
    const indexed = chains.find((chain) => chain.chainId === chainId)?.indexedBlock
    return indexed === null || indexed === undefined ? null : BigInt(indexed)
  } catch {
    // The API is away: asked again until the time is up.
    signal.throwIfAborted()
    return null
  }
}

/** Waits for the index through the API's status. */
export function createFlowIndex(): FlowIndex {
  return {
    async waitForBlock(chainId, blockNumber, signal) {
      const until = Date.now() + GIVE_UP_AFTER_MS
      while (Date.now() < until) {
        const indexed = await getIndexedBlock(chainId, signal)
        if (indexed !== null && indexed >= blockNumber) return true
        await sleep(POLL_MS, signal)
      }
      return false
    },
  }
}
