import { isEvmChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { activeChain } from '../active-chain.ts'
import { offeredChains } from '../offered-chains.ts'
import { runtimeConfig } from '../runtime-config.ts'
import { createPairingClient } from './create-pairing-client.ts'
import { ClientNotStarted } from './errors.ts'
import { WalletConnectProvider } from './wallet-connect-provider.ts'

/** Time in which the client has read what it keeps; it asks nobody for that. */
const START_MS = 20_000

/** What a client of WalletConnect remembers where the browser keeps nothing: for as long as its page lives. */
function memoryStorage() {
  const entries = new Map<string, unknown>()
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <Value>() => [...entries] as [string, Value][],
    getItem: async <Value>(key: string) => entries.get(key) as Value | undefined,
    setItem: async (key: string, value: unknown) => void entries.set(key, value),
    removeItem: async (key: string) => void entries.delete(key),
  }
}

/** Not one of the client's: opened before the client does, its own would lack what the client makes in it. */
const probe = 'slipway:probe'

/** Time in which a browser that keeps things has opened an empty database. */
const PROBE_MS = 3_000

/** Whether the browser lets the page keep things (IndexedDB): without it the client would wait for ever. */
export async function canKeep(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PROBE_MS)
  try {
    const opened = indexedDB.open(probe)
    opened.onerror = () => resolve(false)
    opened.onsuccess = () => {
      opened.result.close()
      resolve(true)
    }
  } catch {
    resolve(false)
  }
  return promise.finally(() => clearTimeout(timer))
}

async function startProvider(): Promise<WalletConnectProvider> {
  const { walletConnect } = runtimeConfig
  if (!walletConnect) throw new Error('The operator has not set up WalletConnect.')
  const storage = (await canKeep()) ? undefined : memoryStorage()
  const client = await createPairingClient(walletConnect, location.origin, storage)
  const chainIds = offeredChains.filter(isEvmChain).flatMap((c) => (c.hidden ? [] : [c.chainId]))
  const provider = await WalletConnectProvider.restore({
    client,
    chainIds,
    pageChainId: activeChain.chainId,
  })
  const sayEnded = () => notify({ tone: 'warn', message: m.shell_walletconnect_ended() })
  provider.on('ended', (topic) => tabs?.postMessage(topic))
  return provider.on('disconnect', sayEnded)
}

let provider: Promise<WalletConnectProvider> | undefined

/** Tabs of the site have their sessions in common; each has a client of its own, and the relay tells one of them. */
let tabs: BroadcastChannel | undefined

function followTabs(): void {
  if (tabs || !('BroadcastChannel' in globalThis)) return
  tabs = new BroadcastChannel('slipway:paired')
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    void provider?.then((started) => started.endElsewhere(data)).catch(() => undefined)
  }
}

/**
 * The page's one provider; a start that failed is tried again.
 * @param waitMs how long the caller waits; the start goes on
 * @throws {ClientNotStarted} after that
 */
export async function loadProvider(waitMs = START_MS): Promise<WalletConnectProvider> {
  followTabs()
  provider ??= startProvider().catch((error: unknown) => {
    provider = undefined
    throw error
  })
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ClientNotStarted()), waitMs)
  return Promise.race([provider, givenUp]).finally(() => clearTimeout(timer))
}

/** A client that waits in vain waits for ever, also once what it waits for is back: the next attempt begins with a new one. */
export function dropProvider(): void {
  const dropped = provider
  provider = undefined
  // Nobody waits for one that may never have started.
  void dropped?.then((started) => started.stop()).catch(() => undefined)
}
