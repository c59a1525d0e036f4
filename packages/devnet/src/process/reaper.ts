import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { isProcessAlive } from './is-process-alive.ts'

/**
 * The last line of defence against orphans, run as a process of its own. Its standard input is a
 * pipe held by the supervisor: when the supervisor ends in any way, `kill -9` included, the kernel
 * closes the pipe, and this process ends everything that the supervisor had started.
 *
 * Commands, one a line: `+<pid>` and `-<pid>` add and remove a process group, `f<path>` names a file
 * to delete at the end, `q` leaves without touching anything (the supervisor has stopped all itself).
 */
const GRACE_MS = 4_000
const POLL_MS = 100

const groups = new Set<number>()
const files = new Set<string>()
const marker = `SLIPWAY_STACK_ID=${process.env.SLIPWAY_REAPER_FOR ?? ''}`

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => {
  const rest = line.slice(1)
  if (line.startsWith('+')) groups.add(Number(rest))
  else if (line.startsWith('-')) groups.delete(Number(rest))
  else if (line.startsWith('f')) files.add(rest)
  else if (line === 'q') process.exit(0)
})
lines.on('close', () => void reap())

async function reap(): Promise<void> {
  for (const pid of targets()) signalProcess(pid, 'SIGTERM')
  const deadline = Date.now() + GRACE_MS
  while (targets().length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  for (const pid of targets()) signalProcess(pid, 'SIGKILL')
  for (const path of files) rmSync(path, { force: true })
  process.exit(0)
}

/** Groups whose leader lives, and (on Linux) whatever else carries the stack's mark in its environment. */
function targets(): number[] {
  const announced = [...groups].filter(isProcessAlive).map((pid) => -pid)
  return [...announced, ...markedProcesses()]
}

function markedProcesses(): number[] {
  if (process.platform !== 'linux' || marker.endsWith('=')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => environmentOf(name).split('\0').includes(marker))
    .map(Number)
    .filter(isProcessAlive)
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return '' // ended meanwhile, or belongs to another user
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal: that is what was wanted.
  }
}
