import { calculateAddress } from '../kernel/calculate-address.ts'
import type { Engine } from '../kernel/search-job.ts'
import type { SearchSpace } from '../kernel/search-space.ts'
import { compileTarget } from '../target/compile-target.ts'
import { RateMeter } from './rate-meter.ts'
import { type SearchFailure, workerFailure } from './search-failure.ts'
import { type FoundSeed, fromHex, type SearchRecord, toHex } from './search-record.ts'
import type { Found, Lease, WorkerReport, WorkerRequest } from './worker-messages.ts'

export type SearchStatus = 'starting' | 'running' | 'paused' | 'done' | 'failed'

/** What a screen shows of a search. */
export interface SearchSnapshot {
  readonly status: SearchStatus
  readonly record: SearchRecord
  /** Chance of one candidate. */
  readonly probability: number
  /** Undefined until a worker has started. */
  readonly engine: Engine | undefined
  readonly workers: number
  /** Candidates per second. */
  readonly rate: number
  readonly failure: SearchFailure | undefined
}

/** What the search needs of a `Worker`. */
export interface SearchWorker {
  postMessage(request: WorkerRequest): void
  onmessage: ((event: MessageEvent<WorkerReport>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

export interface SearchPorts {
  createWorker(): SearchWorker
  /** Called before new candidates are taken, and when anything else has changed. */
  save(record: SearchRecord): void
  /** What another window of the same search has taken meanwhile; 0 when it has not. */
  taken?(start: SearchRecord['start']): bigint
  /** Monotonic milliseconds, as of `performance.now`; never unix time. */
  now(): number
}

export interface SearchSettings {
  /** Tried in this order. */
  readonly engines: readonly Engine[]
  /** Workers, where the graphics processor does not search. */
  readonly workers: number
}

/** Half an hour of a fast worker: few enough to be written down before each is used. */
const leaseSize = 2n ** 34n
/** More than any portion; keeps the end of a lease apart from the next one. */
const leaseGap = 2n ** 31n
const saveEveryMs = 1_000

/** One search: owns the workers, hands out candidates, keeps the record. */
export class AddressSearch {
  private readonly ports: SearchPorts
  private readonly settings: SearchSettings
  private readonly listeners = new Set<() => void>()
  private readonly meter: RateMeter
  private readonly space: SearchSpace
  private readonly matches: (address: Uint8Array) => boolean
  private workers: SearchWorker[] = []
  private engines: readonly Engine[]
  private snapshot: SearchSnapshot
  private measuredAt: number
  private savedAt = 0

  /** @throws {PatternInvalid} when the record's target cannot be searched */
  constructor(record: SearchRecord, settings: SearchSettings, ports: SearchPorts) {
    const { probability, matches } = compileTarget(record.target)
    this.matches = matches
    this.ports = ports
    this.settings = settings
    this.engines = settings.engines
    this.meter = new RateMeter(ports.now)
    this.measuredAt = ports.now()
    this.space = {
      deployer: fromHex(record.deployer),
      factory: fromHex(record.factory),
      initCodeHash: fromHex(record.initCodeHash),
      start: fromHex(record.start),
    }
    this.snapshot = {
      status: record.found.length >= record.wanted ? 'done' : 'paused',
      record,
      probability,
      engine: undefined,
      workers: 0,
      rate: 0,
      failure: undefined,
    }
  }

  getSnapshot = (): SearchSnapshot => this.snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Starts, or goes on after a pause. @param wanted results in all; more than before after a success */
  start(wanted = this.snapshot.record.wanted): void {
    const { status, record } = this.snapshot
    if (status === 'running' || status === 'starting') return
    this.measuredAt = this.ports.now()
    this.meter.restart()
    const isStarted = this.workers.length > 0
    this.set({
      status: isStarted ? 'running' : 'starting',
      failure: undefined,
      record: { ...record, wanted },
    })
    if (isStarted) for (const worker of this.workers) worker.postMessage({ type: 'resume' })
    else this.addWorker(this.engines)
  }

  pause(): void {
    if (this.snapshot.status !== 'running' && this.snapshot.status !== 'starting') return
    this.rest('paused')
  }

  /** Ends the workers; the record stays. */
  stop(): void {
    for (const worker of this.workers) worker.terminate()
    this.workers = []
    this.pause()
    this.set({ workers: 0 })
  }

  private rest(status: 'paused' | 'done'): void {
    for (const worker of this.workers) worker.postMessage({ type: 'pause' })
    this.countTime()
    this.set({ status, rate: 0 })
    this.save()
  }

  private addWorker(engines: readonly Engine[]): void {
    const worker = this.ports.createWorker()
    let hasStarted = false
    worker.onmessage = ({ data }) => {
      hasStarted = true
      this.receive(worker, data)
    }
    worker.onerror = (event) => this.fail(worker, workerFailure(event, hasStarted))
    this.workers.push(worker)
    const { target } = this.snapshot.record
    const lease = this.takeLease()
    worker.postMessage({ type: 'start', space: this.space, target, engines, lease })
  }

  /** Written down before it is used: a reload at any moment goes on after it. */
  private takeLease(): Lease {
    const own = this.snapshot.record.next
    const taken = this.ports.taken?.(this.snapshot.record.start) ?? 0n
    const first = taken > own ? taken : own
    const record = { ...this.snapshot.record, next: first + leaseSize + leaseGap }
    this.snapshot = { ...this.snapshot, record }
    this.ports.save(record)
    return { first, count: leaseSize }
  }

  private receive(worker: SearchWorker, report: WorkerReport): void {
    if (!this.workers.includes(worker)) return
    if (report.type === 'started') this.started(report.engine)
    else if (report.type === 'progress') this.progress(report.tried, report.found)
    else if (report.type === 'lease-wanted')
      worker.postMessage({ type: 'lease', lease: this.takeLease() })
    else this.fail(worker, report.failure)
  }

  /** The first worker says what works here; on the cores the others join it. */
  private started(engine: Engine): void {
    const isFirst = this.snapshot.engine === undefined || this.snapshot.status === 'starting'
    if (isFirst && engine !== 'gpu') {
      const rest = this.settings.workers - this.workers.length
      for (let count = 0; count < rest; count++) this.addWorker([engine])
    }
    const status = this.snapshot.status === 'starting' ? 'running' : this.snapshot.status
    this.set({ engine, status, workers: this.workers.length })
    if (status !== 'running') for (const one of this.workers) one.postMessage({ type: 'pause' })
  }

  private progress(tried: number, found: readonly Found[]): void {
    this.meter.add(tried)
    this.countTime()
    const { record } = this.snapshot
    const seeds = found.flatMap((one) => this.confirm(one))
    this.set({
      rate: this.snapshot.status === 'running' ? this.meter.rate() : 0,
      record: { ...record, tried: record.tried + tried, found: [...record.found, ...seeds] },
    })
    const { status } = this.snapshot
    if (this.snapshot.record.found.length >= record.wanted && status !== 'done') this.rest('done')
    else if (this.mustSave(seeds.length)) this.save()
  }

  /** A find and the last words of a resting worker at once, everything else once a second. */
  private mustSave(found: number): boolean {
    const isResting = this.snapshot.status !== 'running'
    return found > 0 || isResting || this.ports.now() - this.savedAt > saveEveryMs
  }

  /** Counted anew from the seed, whatever a kernel says. */
  private confirm({ seed }: Found): FoundSeed[] {
    const address = calculateAddress(this.space, seed)
    if (!this.matches(address)) return []
    return [{ seed: toHex(seed), address: toHex(address), foundAt: Date.now() }]
  }

  /** Falls back on the cores when the graphics processor is lost in the middle; a search at rest does so when it goes on. */
  private fail(worker: SearchWorker, failure: SearchFailure): void {
    if (!this.workers.includes(worker)) return
    worker.terminate()
    this.workers = this.workers.filter((other) => other !== worker)
    const wasGpu = this.engines.includes('gpu') && this.snapshot.engine === 'gpu'
    if (wasGpu) this.engines = this.engines.filter((engine) => engine !== 'gpu')
    const { status } = this.snapshot
    const workers = this.workers.length
    if (status === 'paused' || status === 'done')
      this.set({ workers, ...(workers === 0 && { engine: undefined }) })
    else if (wasGpu) {
      this.set({ engine: undefined, status: 'starting' })
      this.addWorker(this.engines)
    } else if (workers > 0) this.set({ workers })
    else this.set({ status: 'failed', failure, rate: 0, workers })
  }

  private countTime(): void {
    const now = this.ports.now()
    if (this.snapshot.status === 'running') {
      const { record } = this.snapshot
      const elapsedMs = record.elapsedMs + now - this.measuredAt
      this.snapshot = { ...this.snapshot, record: { ...record, elapsedMs } }
    }
    this.measuredAt = now
  }

  private save(): void {
    this.savedAt = this.ports.now()
    this.ports.save(this.snapshot.record)
  }

  private set(change: Partial<SearchSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }
}
