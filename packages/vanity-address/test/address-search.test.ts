import { describe, expect, it } from 'vitest'
import { AddressSearch, type SearchWorker } from '../src/search/address-search.ts'
import { RateMeter } from '../src/search/rate-meter.ts'
import { runSearchLoop } from '../src/search/run-search-loop.ts'
import { engineFailure } from '../src/search/search-failure.ts'
import {
  createRecord,
  fromHex,
  loadRecord,
  type RecordStorage,
  type SearchIdentity,
  type SearchRecord,
  saveRecord,
} from '../src/search/search-record.ts'
import type { Lease, WorkerReport, WorkerRequest } from '../src/search/worker-messages.ts'
import type { AddressTarget } from '../src/target/address-target.ts'

const identity: SearchIdentity = {
  deployer: '0x1111111111111111111111111111111111111111',
  factory: '0x2222222222222222222222222222222222222222',
  initCodeHash: `0x${'33'.repeat(32)}`,
}
const easy: AddressTarget = { kind: 'starts', text: 'ab', isCaseSensitive: false }
const hopeless: AddressTarget = { kind: 'zeros', count: 30 }

function memoryStorage(): RecordStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  }
}

/** A worker's loop in this thread, behind the same messages. */
function localWorker(leases: Lease[] = []): SearchWorker {
  let receive: (request: WorkerRequest) => void = () => undefined
  let isAlive = true
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => {
      if (request.type === 'start' || request.type === 'lease') leases.push(request.lease)
      const copy = structuredClone(request)
      setTimeout(() => isAlive && receive(copy))
    },
    terminate: () => {
      receive({ type: 'pause' })
      isAlive = false
    },
  }
  runSearchLoop({
    listen: (listener) => {
      receive = listener
    },
    rest: () => new Promise((settle) => setImmediate(settle)),
    post: (report: WorkerReport) => {
      const data = structuredClone(report)
      setTimeout(() => isAlive && worker.onmessage?.({ data } as MessageEvent<WorkerReport>))
    },
  })
  return worker
}

/** A worker that says what the test tells it to. */
function scriptedWorker() {
  const requests: WorkerRequest[] = []
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => requests.push(request),
    terminate: () => undefined,
  }
  const say = (data: WorkerReport) => worker.onmessage?.({ data } as MessageEvent<WorkerReport>)
  return { worker, requests, say }
}

function until(search: AddressSearch, isReached: () => boolean): Promise<void> {
  return new Promise((settle) => {
    const look = () => {
      if (!isReached()) return
      leave()
      settle()
    }
    const leave = search.subscribe(look)
    look()
  })
}

const settings = { engines: ['simd', 'wasm', 'javascript'] as const, workers: 2 }

describe('a search', () => {
  it('finds what was wanted on several workers, then rests', async () => {
    const storage = memoryStorage()
    const search = new AddressSearch(createRecord(identity, easy, 5), settings, {
      createWorker: () => localWorker(),
      save: (record) => saveRecord(storage, 'search', record),
      now: () => performance.now(),
    })
    search.start()
    await until(search, () => search.getSnapshot().status === 'done')
    const { record, engine, workers } = search.getSnapshot()
    search.stop()
    expect(engine).toBe('simd')
    expect(workers).toBe(2)
    expect(record.found.length).toBeGreaterThanOrEqual(5)
    expect(record.found.every(({ address }) => address.startsWith('0xab'))).toBe(true)
    expect(new Set(record.found.map(({ seed }) => seed)).size).toBe(record.found.length)
    expect(loadRecord(storage, 'search')?.found).toEqual(record.found)
  })

  it('pauses and goes on', async () => {
    const search = new AddressSearch(createRecord(identity, hopeless, 1), settings, {
      createWorker: () => localWorker(),
      save: () => undefined,
      now: () => performance.now(),
    })
    search.start()
    await until(search, () => search.getSnapshot().record.tried > 0)
    search.pause()
    expect(search.getSnapshot()).toMatchObject({ status: 'paused', rate: 0 })
    await new Promise((settle) => setTimeout(settle, 200))
    const resting = search.getSnapshot().record
    await new Promise((settle) => setTimeout(settle, 300))
    expect(search.getSnapshot().record).toEqual(resting)
    search.start()
    await until(search, () => search.getSnapshot().record.tried > resting.tried)
    search.stop()
  })

  it('after a reload goes on from the same start and tries nothing twice', () => {
    const storage = memoryStorage()
    const leases: Lease[] = []
    const starts = new Set<string>()
    let record = createRecord(identity, hopeless, 1)
    for (let visit = 0; visit < 4; visit++) {
      const search = new AddressSearch(record, settings, {
        createWorker: () => {
          const { worker, requests, say } = scriptedWorker()
          worker.postMessage = (request) => {
            requests.push(request)
            if (request.type === 'start') {
              leases.push(request.lease)
              starts.add(request.space.start.toString())
              say({ type: 'started', engine: 'simd' })
            }
            if (request.type === 'lease') leases.push(request.lease)
          }
          return worker
        },
        save: (saved) => saveRecord(storage, 'search', saved),
        now: () => 0,
      })
      // The page is gone in the middle: nothing is stopped or saved in an orderly way.
      search.start()
      const kept = loadRecord(storage, 'search')
      if (!kept) throw new Error('a record was kept')
      record = kept
    }
    expect(starts.size).toBe(1)
    expect(leases.length).toBe(8)
    const sorted = leases.toSorted((a, b) => (a.first < b.first ? -1 : 1))
    for (const [at, lease] of sorted.entries()) {
      const following = sorted[at + 1]
      if (following) expect(lease.first + lease.count).toBeLessThan(following.first)
    }
  })

  const startOnGpu = () => {
    const made: ReturnType<typeof scriptedWorker>[] = []
    const search = new AddressSearch(
      createRecord(identity, hopeless, 1),
      { engines: ['gpu', 'simd'], workers: 3 },
      {
        createWorker: () => {
          const scripted = scriptedWorker()
          made.push(scripted)
          return scripted.worker
        },
        save: () => undefined,
        now: () => 0,
      },
    )
    search.start()
    made[0]?.say({ type: 'started', engine: 'gpu' })
    return { search, made }
  }

  it('rests on when the graphics processor is lost meanwhile, and goes on with the cores when told to', () => {
    const { search, made } = startOnGpu()
    search.pause()
    made[0]?.say({ type: 'failed', failure: engineFailure(new Error('device lost')) })
    expect(search.getSnapshot()).toMatchObject({ status: 'paused', engine: undefined, workers: 0 })
    expect(made.length).toBe(1)
    search.start()
    expect(made[1]?.requests[0]).toMatchObject({ type: 'start', engines: ['simd'] })
    made[1]?.say({ type: 'started', engine: 'simd' })
    expect(search.getSnapshot()).toMatchObject({ engine: 'simd', status: 'running', workers: 3 })
  })

  it('goes over to the cores when the graphics processor is lost', () => {
    const { search, made } = startOnGpu()
    expect(search.getSnapshot()).toMatchObject({ engine: 'gpu', status: 'running', workers: 1 })
    made[0]?.say({ type: 'progress', tried: 1_000, found: [] })
    made[0]?.say({ type: 'failed', failure: engineFailure(new Error('device lost')) })
    expect(made[1]?.requests[0]).toMatchObject({ type: 'start', engines: ['simd'] })
    made[1]?.say({ type: 'started', engine: 'simd' })
    expect(search.getSnapshot()).toMatchObject({ engine: 'simd', status: 'running', workers: 3 })
    expect(search.getSnapshot().record.tried).toBe(1_000)
  })

  it('believes no worker that reports an address which does not fit', () => {
    const { worker, say } = scriptedWorker()
    const search = new AddressSearch(createRecord(identity, hopeless, 1), settings, {
      createWorker: () => worker,
      save: () => undefined,
      now: () => 0,
    })
    search.start()
    say({ type: 'started', engine: 'simd' })
    const lie = { seed: new Uint8Array(12), address: new Uint8Array(20) }
    say({ type: 'progress', tried: 10, found: [lie] })
    expect(search.getSnapshot().record.found).toEqual([])
  })

  it('says when no worker can start', () => {
    const { worker, say } = scriptedWorker()
    const search = new AddressSearch(
      createRecord(identity, hopeless, 1),
      { ...settings, workers: 1 },
      { createWorker: () => worker, save: () => undefined, now: () => 0 },
    )
    search.start()
    const failure = { code: 'Search_EngineFailed', detail: 'no WebAssembly' } as const
    say({ type: 'failed', failure })
    expect(search.getSnapshot()).toMatchObject({ status: 'failed', failure })
    search.start()
    worker.onerror?.({ message: '' } as ErrorEvent)
    expect(search.getSnapshot().failure).toEqual({ code: 'Search_WorkerNotLoaded', detail: '' })
  })

  it('tells a worker that broke at work from one that did not load', () => {
    const { worker, say } = scriptedWorker()
    const search = new AddressSearch(
      createRecord(identity, hopeless, 1),
      { ...settings, workers: 1 },
      { createWorker: () => worker, save: () => undefined, now: () => 0 },
    )
    search.start()
    say({ type: 'started', engine: 'wasm' })
    worker.onerror?.({ message: 'out of memory' } as ErrorEvent)
    const failure = { code: 'Search_WorkerBroke', detail: 'out of memory' }
    expect(search.getSnapshot()).toMatchObject({ status: 'failed', failure })
  })
})

describe('the record', () => {
  const record = createRecord(identity, easy, 3)

  it('P-36: begins at twelve random bytes', () => {
    const starts = Array.from({ length: 64 }, () => fromHex(createRecord(identity, easy, 1).start))
    for (let byte = 0; byte < 12; byte++) {
      // 64 equal bytes by chance: once in 2^504.
      expect(new Set(starts.map((start) => start[byte])).size).toBeGreaterThan(1)
    }
  })

  it('is read as it was written', () => {
    const storage = memoryStorage()
    const full: SearchRecord = {
      ...record,
      next: 2n ** 50n,
      tried: 123_456_789,
      found: [{ seed: `0x${'aa'.repeat(12)}`, address: `0x${'bb'.repeat(20)}`, foundAt: 5 }],
    }
    saveRecord(storage, 'search', full)
    expect(loadRecord(storage, 'search')).toEqual(full)
  })

  it.each(['', 'null', '{}', '[1]', '{"version":1}', '{"version":1,"next":"x"}'])(
    'is none when the storage holds %s',
    (text) => {
      const storage = memoryStorage()
      storage.setItem('search', text)
      expect(loadRecord(storage, 'search')).toBeUndefined()
    },
  )
})

it('the rate is that of the last seconds', () => {
  let now = 0
  const meter = new RateMeter(() => now)
  expect(meter.rate()).toBe(0)
  for (now = 100; now <= 10_000; now += 100) meter.add(now <= 5_000 ? 1_000 : 100)
  now = 10_000
  expect(meter.rate()).toBeCloseTo(1_000, -2)
})
