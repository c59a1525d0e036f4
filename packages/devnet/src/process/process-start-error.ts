import type { ProcessLog } from './process-log.ts'

const LINES_SHOWN = 15

/** A process of the stack did not become ready: what was missing, what to do, and its last lines. */
export class ProcessStartError extends Error {
  readonly code = 'PROCESS_START'

  constructor(
    process: { readonly name: string; readonly advice: string },
    missing: string,
    log: ProcessLog,
  ) {
    const tail = log.lastLines(LINES_SHOWN).map((line) => `    ${line}`)
    const shown =
      tail.length > 0 ? `\n  Its last lines (all in ${log.path}):\n${tail.join('\n')}` : ''
    super(`The ${process.name} did not become ready: ${missing}.\n  ${process.advice}${shown}`)
    this.name = 'ProcessStartError'
  }
}
