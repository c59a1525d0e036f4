import { saveChainState } from './chain-state.ts'

/** Root of an empty transaction trie: a block with this root carries no transaction (Ethereum yellow paper, section 4.3). */
const NO_TRANSACTIONS = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
const IDLE_SAVE_MS = 30_000
const RECONNECT_MS = 250
/** Saving may take at most this share of the time, however large the chain has become. */
const PAUSE_PER_SAVE = 3

export interface ChainStateKeeper {
  /** Saves what is there now and ends. */
  stop(): Promise<void>
}

/**
 * Saves the chain after every block that carries a transaction, so that killing the node loses
 * nothing that a user has done; empty blocks are saved now and then.
 *
 * @param onError told when saving fails while the node is alive
 */
export function keepChainState(
  chain: { readonly rpcUrl: string; readonly wsUrl: string; readonly statePath: string },
  onError: (error: unknown) => void,
): ChainStateKeeper {
  let stopped = false
  let saving: Promise<void> | undefined
  let wanted = false
  let socket: WebSocket | undefined

  async function save(): Promise<void> {
    do {
      wanted = false
      const started = Date.now()
      await saveChainState(chain.rpcUrl, chain.statePath)
      if (!stopped) await pause((Date.now() - started) * PAUSE_PER_SAVE)
    } while (wanted && !stopped)
  }

  function request(): void {
    wanted = true
    saving ??= save()
      .catch((error) => {
        // A node that is gone closes its socket too; its restart loads the last good file.
        if (!stopped && socket?.readyState === WebSocket.OPEN) onError(error)
      })
      .finally(() => {
        saving = undefined
      })
  }

  function follow(): void {
    if (stopped) return
    socket = new WebSocket(chain.wsUrl)
    socket.onopen = () =>
      socket?.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
    socket.onmessage = (message) => {
      if (asksForSave(String(message.data))) request()
    }
    socket.onclose = () => setTimeout(follow, RECONNECT_MS).unref()
  }

  follow()
  const idle = setInterval(request, IDLE_SAVE_MS)
  idle.unref()
  return {
    stop: async () => {
      stopped = true
      clearInterval(idle)
      socket?.close()
      await saving
      await saveChainState(chain.rpcUrl, chain.statePath).catch(() => {
        // The node has ended before us; the file of its last block stands.
      })
    },
  }
}

/** A block with a transaction, or the answer to the subscription: nobody announced what was mined before it. */
function asksForSave(message: string): boolean {
  const { id, params } = JSON.parse(message) as {
    id?: number
    params?: { result?: { transactionsRoot?: string } }
  }
  const root = params?.result?.transactionsRoot
  return id !== undefined || (root !== undefined && root !== NO_TRANSACTIONS)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
