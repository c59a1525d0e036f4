import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The supervisor's side of the reaper: what it announces is ended when the supervisor disappears. */
export interface Reaper {
  readonly pid: number
  /** Environment that every started process must carry, so that its descendants are found too. */
  readonly environment: Readonly<Record<string, string>>
  watch(pid: number): void
  forget(pid: number): void
  deleteAtEnd(path: string): void
  /** Ends the reaper without ending anything else: called after an orderly stop. */
  dismiss(): Promise<void>
}

/** Starts the reaper for the stack `stackId`; see `reaper.ts` for what it does. */
export function startReaper(stackId: string): Reaper {
  const script = fileURLToPath(new URL('./reaper.ts', import.meta.url))
  // A session of its own: Ctrl-C in the terminal must not reach the reaper before the supervisor has cleaned up.
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH, SLIPWAY_REAPER_FOR: stackId },
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // A machine that cannot start another process shows that at the first part of the stack.
    child.once('error', () => resolve())
  })
  child.stdin.on('error', () => {}) // the reaper is gone: nothing left to tell it
  child.unref()
  const tell = (line: string) => void child.stdin.write(`${line}\n`)
  return {
    pid: child.pid ?? 0,
    environment: { SLIPWAY_STACK_ID: stackId },
    watch: (pid) => tell(`+${pid}`),
    forget: (pid) => tell(`-${pid}`),
    deleteAtEnd: (path) => tell(`f${path}`),
    dismiss: async () => {
      child.ref()
      tell('q')
      child.stdin.end()
      await exited
    },
  }
}
