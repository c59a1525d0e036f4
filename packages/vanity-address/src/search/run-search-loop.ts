import { calculateAddress } from '../kernel/calculate-address.ts'
import type { Searcher } from '../kernel/search-job.ts'
import { candidateSeed } from '../kernel/search-space.ts'
import { compileTarget } from '../target/compile-target.ts'
import { createSearcher } from './create-searcher.ts'
import { engineFailure } from './search-failure.ts'
import type { Found, Lease, WorkerReport, WorkerRequest } from './worker-messages.ts'

/** What a worker's global scope offers. */
export interface WorkerPort {
  post(report: WorkerReport): void
  listen(receive: (request: WorkerRequest) => void): void
  /** Lets messages in. */
  rest(): Promise<void>
}

const reportEveryMs = 100

type StartRequest = Extract<WorkerRequest, { type: 'start' }>

/** The loop of one worker: tries its leases, portion by portion, and reports ten times a second. */
class SearchLoop {
  private readonly port: WorkerPort
  private readonly leases: Lease[] = []
  private isPaused = false
  private isRunning = false
  private run: (() => Promise<void>) | undefined

  constructor(port: WorkerPort) {
    this.port = port
  }

  receive(request: WorkerRequest): void {
    if (request.type === 'start') {
      this.leases.push(request.lease)
      void this.start(request)
      return
    }
    if (request.type === 'lease') this.leases.push(request.lease)
    if (request.type === 'pause') this.isPaused = true
    if (request.type === 'resume') this.isPaused = false
    this.wake()
  }

  private async start(request: StartRequest): Promise<void> {
    try {
      const { space, engines, target } = request
      const { filter } = compileTarget(target)
      const searcher = await createSearcher({ space, filter, engines })
      this.run = () => this.search(request, searcher)
      this.port.post({ type: 'started', engine: searcher.engine })
      this.wake()
    } catch (error) {
      this.fail(error)
    }
  }

  private wake(): void {
    if (this.isRunning || this.isPaused || !this.run || this.leases.length === 0) return
    this.isRunning = true
    this.run()
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.isRunning = false
        this.wake()
      })
  }

  /** Until the leases are used up or somebody pauses. */
  private async search({ space, target }: StartRequest, searcher: Searcher): Promise<void> {
    const compiled = compileTarget(target)
    let [tried, reportedAt] = [0, performance.now()]
    let found: Found[] = []
    const report = () => {
      if (tried > 0) this.port.post({ type: 'progress', tried, found })
      ;[tried, found, reportedAt] = [0, [], performance.now()]
    }
    for (let lease = this.leases[0]; lease && !this.isPaused; lease = this.leases[0]) {
      const portion = await searcher.search(lease.first)
      tried += portion.tried
      for (const index of portion.hits) {
        const seed = candidateSeed(space, index)
        const address = calculateAddress(space, seed)
        if (compiled.matches(address)) found.push({ seed, address })
      }
      this.advance(lease, portion.tried)
      if (found.length > 0 || performance.now() - reportedAt > reportEveryMs) report()
      await this.port.rest()
    }
    report()
  }

  /** A portion may reach beyond its lease by less than the gap that leases keep. */
  private advance({ first, count }: Lease, tried: number): void {
    const left = count - BigInt(tried)
    if (left > 0n) {
      this.leases[0] = { first: first + BigInt(tried), count: left }
      return
    }
    this.leases.shift()
    if (this.leases.length === 0) this.port.post({ type: 'lease-wanted' })
  }

  private fail(error: unknown): void {
    this.run = undefined
    this.port.post({ type: 'failed', failure: engineFailure(error) })
  }
}

/** Connects the loop to a worker's messages. */
export function runSearchLoop(port: WorkerPort): void {
  const loop = new SearchLoop(port)
  port.listen((request) => loop.receive(request))
}
