import { RateMeter } from '../search/rate-meter.ts'
import { type SearchFailure, workerFailure } from '../search/search-failure.ts'
import { compileTarget } from '../target/compile-target.ts'
import type { KeyPair } from './key-pair.ts'
import { compileSolanaTarget } from './solana-target.ts'
import type { WalletJob, WalletReport, WalletRequest } from './wallet-messages.ts'

export type WalletSearchStatus = 'starting' | 'running' | 'paused' | 'done' | 'failed'

/** What a screen shows of a search for a wallet. */
export interface WalletSearchSnapshot {
  readonly status: WalletSearchStatus
  readonly job: WalletJob
  readonly probability: number
  readonly tried: number
  readonly elapsedMs: number
  /** Candidates per second. */
  readonly rate: number
  readonly workers: number
  readonly found: KeyPair | undefined
  readonly failure: SearchFailure | undefined
}

/** What the search needs of a `Worker`. */
export interface WalletWorker {
  postMessage(request: WalletRequest): void
  onmessage: ((event: MessageEvent<WalletReport>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

export interface WalletPorts {
  createWorker(): WalletWorker
  /** Monotonic milliseconds, as of `performance.now`; never unix time. */
  now(): number
}

/**
 * A search for one key pair. Nothing of it is ever written anywhere: a reload forgets it, and so does
 * `clear`.
 */
export class WalletSearch {
  private readonly ports: WalletPorts
  private readonly listeners = new Set<() => void>()
  private readonly meter: RateMeter
  private workers: WalletWorker[] = []
  private snapshot: WalletSearchSnapshot
  private measuredAt: number

  /** @throws {PatternInvalid} */
  constructor(job: WalletJob, workers: number, ports: WalletPorts) {
    const { probability } =
      job.kind === 'evm' ? compileTarget(job.target) : compileSolanaTarget(job.target)
    this.ports = ports
    this.meter = new RateMeter(ports.now)
    this.measuredAt = ports.now()
    this.snapshot = {
      status: 'starting',
      job,
      probability,
      tried: 0,
      elapsedMs: 0,
      rate: 0,
      workers,
      found: undefined,
      failure: undefined,
    }
    for (let count = 0; count < workers; count++) this.addWorker()
  }

  getSnapshot = (): WalletSearchSnapshot => this.snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  pause(): void {
    this.send('pause')
    this.countTime()
    this.set({ status: 'paused', rate: 0 })
  }

  resume(): void {
    this.meter.restart()
    this.measuredAt = this.ports.now()
    this.send('resume')
    this.set({ status: 'running' })
  }

  /** Ends the workers and overwrites the secret. */
  clear(): void {
    this.end()
    this.snapshot.found?.secret.fill(0)
    this.set({ found: undefined, status: 'paused', rate: 0 })
  }

  private send(type: 'pause' | 'resume'): void {
    for (const worker of this.workers) worker.postMessage({ type })
  }

  private end(): void {
    for (const worker of this.workers) worker.terminate()
    this.workers = []
  }

  private addWorker(): void {
    const worker = this.ports.createWorker()
    let hasStarted = false
    worker.onmessage = ({ data }) => {
      hasStarted = true
      this.receive(data)
    }
    worker.onerror = (event) => this.fail(workerFailure(event, hasStarted))
    this.workers.push(worker)
    worker.postMessage({ type: 'start', job: this.snapshot.job })
  }

  private receive(report: WalletReport): void {
    if (this.workers.length === 0) return
    if (report.type === 'failed') this.fail(report.failure)
    else if (report.type === 'progress') this.progress(report.tried, report.found)
    else if (this.snapshot.status === 'starting') {
      this.measuredAt = this.ports.now()
      this.meter.restart()
      this.set({ status: 'running' })
    }
  }

  private progress(tried: number, pairs: readonly KeyPair[]): void {
    this.meter.add(tried)
    this.countTime()
    const [found, ...others] = pairs
    for (const { secret } of others) secret.fill(0)
    this.set({
      tried: this.snapshot.tried + tried,
      rate: this.snapshot.status === 'running' ? this.meter.rate() : 0,
    })
    if (!found) return
    this.end()
    this.set({ status: 'done', found, rate: 0, workers: 0 })
  }

  private fail(failure: SearchFailure): void {
    this.end()
    this.set({ status: 'failed', failure, rate: 0, workers: 0 })
  }

  private countTime(): void {
    const now = this.ports.now()
    if (this.snapshot.status === 'running') {
      const elapsedMs = this.snapshot.elapsedMs + now - this.measuredAt
      this.snapshot = { ...this.snapshot, elapsedMs }
    }
    this.measuredAt = now
  }

  private set(change: Partial<WalletSearchSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }
}
