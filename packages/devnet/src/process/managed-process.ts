import type { ProcessLog } from './process-log.ts'
import { ProcessStartError } from './process-start-error.ts'
import type { Running } from './run-command.ts'
import type { Reaper } from './start-reaper.ts'
import { waitUntil } from './wait-until.ts'

const FIRST_BACK_OFF_MS = 500
const LONGEST_BACK_OFF_MS = 15_000
/** A process that ran this long starts its next life with the shortest pause again. */
const GOOD_RUN_MS = 60_000

export interface ProcessContext {
  readonly log: ProcessLog
  readonly reaper: Reaper
  /** Key lines for the terminal. */
  say(line: string): void
  /** Told each time the process has become ready. */
  onReady?(): void
}

export interface ProcessSpec {
  /** One word, shown before each of its lines. */
  readonly name: string
  /** Begins one life; called again for each restart. */
  begin(around: ProcessContext): Running | Promise<Running>
  /** True when it does its job, otherwise what is missing, in words. */
  isReady(): Promise<true | string>
  readonly readyTimeoutMs: number
  /** What a person can do when it does not become ready. */
  readonly advice: string
  /** Milliseconds from SIGTERM to SIGKILL, 8 000 by default. */
  readonly stopTimeoutMs?: number
}

export type ProcessState = 'stopped' | 'starting' | 'ready' | 'waiting'

export interface ManagedProcess {
  readonly name: string
  readonly pid: number | undefined
  readonly state: ProcessState
  /** How often it was started again after dying by itself. */
  readonly restarts: number
  /** @throws {ProcessStartError} when it does not become ready in time */
  start(): Promise<void>
  /** Orderly: SIGTERM, then SIGKILL after `stopTimeoutMs`. It is not started again. */
  stop(): Promise<void>
  /** Ends it like a crash would; resolves when that life is over. The supervisor starts it again. For tests of failure. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Resolves when it is ready (again). @throws {ProcessStartError} after `timeoutMs` */
  whenReady(timeoutMs?: number): Promise<void>
}

/** A child process that is started again, with growing pauses, when it dies by itself. */
export function createManagedProcess(spec: ProcessSpec, around: ProcessContext): ManagedProcess {
  return new SupervisedProcess(spec, around)
}

class SupervisedProcess implements ManagedProcess {
  readonly name: string
  state: ProcessState = 'stopped'
  restarts = 0
  readonly #spec: ProcessSpec
  readonly #around: ProcessContext
  #life: Running | undefined
  #backOffMs = FIRST_BACK_OFF_MS
  #wanted = false
  #pause: AbortController | undefined

  constructor(spec: ProcessSpec, around: ProcessContext) {
    this.name = spec.name
    this.#spec = spec
    this.#around = around
  }

  get pid(): number | undefined {
    return this.#life?.pid
  }

  async start(): Promise<void> {
    this.#wanted = true
    try {
      await this.#live()
    } catch (error) {
      await this.stop()
      throw error
    }
    void this.#keepAlive()
  }

  async stop(): Promise<void> {
    this.#wanted = false
    this.#pause?.abort()
    const life = this.#life
    if (life !== undefined) {
      life.signal('SIGTERM')
      const late = setTimeout(() => life.signal('SIGKILL'), this.#spec.stopTimeoutMs ?? 8_000)
      await life.exited
      clearTimeout(late)
    }
    this.state = 'stopped'
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const life = this.#life
    life?.signal(signal)
    // Until its end is seen it would still be called ready.
    await life?.exited
  }

  async whenReady(timeoutMs = this.#spec.readyTimeoutMs): Promise<void> {
    const missing = await waitUntil(
      async () => (this.state === 'ready' ? true : `it is ${this.state}`),
      timeoutMs,
      { pollMs: 25 },
    )
    if (missing !== undefined) throw this.#failure(missing)
  }

  /** One life, from its beginning to readiness. */
  async #live(): Promise<void> {
    this.state = 'starting'
    const life = await this.#spec.begin(this.#around)
    this.#life = life
    let ended: string | undefined
    const over = new AbortController()
    void life.exited.then((how) => {
      ended = how
      if (this.#life === life) this.#life = undefined
      if (this.state === 'ready') this.state = 'waiting'
      over.abort()
    })
    // It may have been told to stop while it was being prepared.
    if (!this.#wanted) life.signal('SIGTERM')
    const missing = await waitUntil(() => this.#spec.isReady(), this.#spec.readyTimeoutMs, {
      signal: over.signal,
    })
    if (ended !== undefined) throw this.#failure(`it ended (${ended})`)
    if (missing !== undefined) throw this.#failure(missing)
    this.state = 'ready'
    this.#around.onReady?.()
  }

  async #keepAlive(): Promise<void> {
    while (this.#wanted) {
      const since = Date.now()
      const how = (await this.#life?.exited) ?? 'it did not start'
      if (!this.#wanted) return
      if (Date.now() - since > GOOD_RUN_MS) this.#backOffMs = FIRST_BACK_OFF_MS
      await this.#rest(how)
      if (this.#wanted) await this.#tryAgain()
    }
  }

  async #rest(how: string): Promise<void> {
    this.state = 'waiting'
    const seconds = this.#backOffMs / 1_000
    this.#around.say(`stopped by itself (${how}); starting it again in ${seconds} s`)
    this.#pause = new AbortController()
    await sleep(this.#backOffMs, this.#pause.signal)
    this.#backOffMs = Math.min(this.#backOffMs * 2, LONGEST_BACK_OFF_MS)
  }

  async #tryAgain(): Promise<void> {
    this.restarts++
    const startedAt = Date.now()
    try {
      await this.#live()
      this.#around.say(`is back after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
    } catch (error) {
      if (!this.#wanted) return
      this.#around.say(error instanceof Error ? error.message : String(error))
      // A life that does not become ready is ended; the next one follows after a longer pause.
      this.#life?.signal('SIGKILL')
    }
  }

  #failure(missing: string): ProcessStartError {
    return new ProcessStartError(this.#spec, missing, this.#around.log)
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
