import { AddressSearch } from '../src/search/address-search.ts'
import { createSearchWorker } from '../src/search/create-search-worker.ts'
import { createSearcher } from '../src/search/create-searcher.ts'
import type { Engine } from '../src/search/search-job.ts'
import { createRecord } from '../src/search/search-record.ts'
import type { AddressTarget } from '../src/target/address-target.ts'
import { compileTarget } from '../src/target/compile-target.ts'
import { createWalletWorker } from '../src/wallet/create-wallet-worker.ts'
import { WalletSearch } from '../src/wallet/wallet-search.ts'
import { edgeSpace } from './edge-space.ts'

const now = () => performance.now()
const rest = (ms: number) => new Promise((settle) => setTimeout(settle, ms))
const hopeless: AddressTarget = { kind: 'zeros', count: 30 }

let search: AddressSearch | undefined
let wallet: WalletSearch | undefined

/** What tests and benchmarks do inside a page; it is served as it is, without a bundler. */
const pageActions = {
  /** One portion of one engine. Numbers too large for JSON come as texts. */
  async searchOnce(
    kind: 'token-seed' | 'plain-salt',
    target: AddressTarget,
    engine: Engine,
    first: string,
  ) {
    const space = edgeSpace(kind, JSON.stringify(target))
    const { filter } = compileTarget(target)
    const searcher = await createSearcher({ space, filter, engines: [engine] })
    const { tried, hits } = await searcher.search(BigInt(first))
    searcher.stop()
    return { tried, engine: searcher.engine, hits: hits.map(String) }
  },

  /** Starts a search that finds nothing and waits for its first report. */
  async startSearch(engines: readonly Engine[], workers: number) {
    const identity = {
      deployer: `0x${'11'.repeat(20)}`,
      factory: `0x${'22'.repeat(20)}`,
      initCodeHash: `0x${'33'.repeat(32)}`,
    } as const
    const record = createRecord(identity, hopeless, 1)
    const ports = { createWorker: createSearchWorker, save: () => undefined, now }
    const started = new AddressSearch(record, { engines, workers }, ports)
    search = started
    await new Promise<void>((settle) => {
      started.subscribe(() => started.getSnapshot().record.tried > 0 && settle())
      started.start()
    })
    return started.getSnapshot().engine
  },

  /** Candidates tried in a time by the started search. */
  async countFor(ms: number) {
    const before = search?.getSnapshot().record.tried ?? 0
    const startedAt = now()
    await rest(ms)
    const tried = (search?.getSnapshot().record.tried ?? 0) - before
    return { tried, ms: now() - startedAt }
  },

  /** Frames drawn in a time, and the longest gap between two. */
  countFrames(ms: number) {
    return new Promise<{ perSecond: number; longestMs: number }>((settle) => {
      const startedAt = now()
      let [frames, last, longestMs] = [0, startedAt, 0]
      const draw = () => {
        const at = now()
        longestMs = Math.max(longestMs, at - last)
        last = at
        frames += 1
        if (at - startedAt < ms) requestAnimationFrame(draw)
        else settle({ perSecond: (frames * 1_000) / (at - startedAt), longestMs })
      }
      requestAnimationFrame(draw)
    })
  },

  stopSearch() {
    search?.stop()
  },

  /** Starts a search for a wallet and waits for its first report. */
  async startWallet(target: AddressTarget) {
    const ports = { createWorker: createWalletWorker, now }
    const started = new WalletSearch({ kind: 'evm', target }, 1, ports)
    wallet = started
    await new Promise<void>((settle) => {
      started.subscribe(() => started.getSnapshot().tried > 0 && settle())
    })
  },

  /** Waits for the wallet and says what of it the browser has kept. */
  async finishWallet() {
    while (!wallet?.getSnapshot().found) await rest(50)
    const kept = {
      address: wallet.getSnapshot().found?.address ?? '',
      storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
      databases: (await indexedDB.databases()).length,
      cookies: document.cookie,
    }
    wallet.clear()
    return kept
  },
}

declare global {
  var inPage: typeof pageActions
}

globalThis.inPage = pageActions
