import type { Engine } from '../src/kernel/search-job.ts'
import { AddressSearch } from '../src/search/address-search.ts'
import { createSearchWorker } from '../src/search/create-search-worker.ts'
import { createSearcher } from '../src/search/create-searcher.ts'
import { createRecord } from '../src/search/search-record.ts'
import type { WorkerReport } from '../src/search/worker-messages.ts'
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
  async searchOnce(target: AddressTarget, engine: Engine, first: string) {
    const space = edgeSpace(JSON.stringify(target))
    const { filter } = compileTarget(target)
    const searcher = await createSearcher({ space, filter, engines: [engine] })
    const { tried, hits } = await searcher.search(BigInt(first))
    searcher.stop()
    return { tried, engine: searcher.engine, hits: hits.map(String) }
  },

  /** Starts a search that finds nothing and waits for the first portion of each worker. */
  async startSearch(engines: readonly Engine[], workers: number) {
    const identity = {
      deployer: `0x${'11'.repeat(20)}`,
      factory: `0x${'22'.repeat(20)}`,
      initCodeHash: `0x${'33'.repeat(32)}`,
    } as const
    const record = createRecord(identity, hopeless, 1)
    await new Promise<void>((settle) => {
      const atWork = new Set<Worker>()
      const createWorker = () => {
        const worker = createSearchWorker() as Worker
        worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
          if (data.type === 'progress') atWork.add(worker)
          if (atWork.size === workers) settle()
        })
        return worker
      }
      const ports = { createWorker, save: () => undefined, now }
      search = new AddressSearch(record, { engines, workers }, ports)
      search.start()
    })
    return search?.getSnapshot().engine
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

  /** Millions of candidates per second of one worker, by its own messages; the first second warms it up. */
  async measureWorker(engines: readonly Engine[], ms: number) {
    const worker = createSearchWorker()
    let tried = 0
    let failure: string | undefined
    worker.onmessage = ({ data }) => {
      if (data.type === 'progress') tried += data.tried
      if (data.type === 'failed') failure = data.failure.detail
    }
    const lease = { first: 0n, count: 2n ** 50n }
    const space = edgeSpace('bench')
    worker.postMessage({ type: 'start', space, target: hopeless, engines, lease })
    while (tried === 0 && !failure) await rest(20)
    await rest(1_000)
    const [before, startedAt] = [tried, now()]
    await rest(ms)
    const rate = (tried - before) / (now() - startedAt) / 1_000
    worker.terminate()
    if (failure) throw new Error(failure)
    return rate
  },

  /** Key pairs per second of one worker. */
  async measureWallet(kind: 'evm' | 'solana', ms: number) {
    const job =
      kind === 'evm'
        ? ({ kind, target: hopeless } as const)
        : ({ kind, target: { starts: 'Harbour', ends: '888', isCaseSensitive: true } } as const)
    const search = new WalletSearch(job, 1, { createWorker: createWalletWorker, now })
    await rest(1_000)
    const [before, startedAt] = [search.getSnapshot().tried, now()]
    await rest(ms)
    const rate = ((search.getSnapshot().tried - before) * 1_000) / (now() - startedAt)
    search.clear()
    return rate
  },

  /** The graphics processor's name; undefined where there is none. */
  async describeGpu() {
    const adapter = await navigator.gpu?.requestAdapter()
    if (!adapter) return undefined
    const { vendor, architecture, description, isFallbackAdapter } = adapter.info
    const name = description || [vendor, architecture].filter(Boolean).join(' ')
    return { name, isSoftware: isFallbackAdapter || /swiftshader/i.test(name) }
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
