import { type ChildProcess, spawn } from 'node:child_process'
import type { ProcessLog } from './process-log.ts'
import type { Reaper } from './start-reaper.ts'

export interface Launch {
  readonly command: string
  readonly arguments: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly workingDirectory?: string
}

/** One life of a process. */
export interface Running {
  readonly pid: number | undefined
  /** How it ended, in words. */
  readonly exited: Promise<string>
  signal(signal: NodeJS.Signals): void
}

/** Starts a command in a process group of its own, known to the reaper, with its output in `log`. */
export function runCommand(
  launch: Launch,
  around: { readonly log: ProcessLog; readonly reaper: Reaper },
): Running {
  const child = spawn(launch.command, [...launch.arguments], {
    cwd: launch.workingDirectory,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...launch.environment, ...around.reaper.environment },
  })
  const { pid } = child
  if (pid !== undefined) around.reaper.watch(pid)
  child.stdout.on('data', (chunk: Buffer) => around.log.write(chunk))
  child.stderr.on('data', (chunk: Buffer) => around.log.write(chunk))
  const exited = endOf(child).then((how) => {
    if (pid !== undefined) {
      // Whatever it had started itself must not outlive it.
      signalGroup(pid, 'SIGKILL')
      around.reaper.forget(pid)
    }
    return how
  })
  return {
    pid,
    exited,
    signal: (signal) => {
      if (pid !== undefined) signalGroup(pid, signal)
    },
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

/** Signals every process of a group; a group that has ended already is what was wanted. */
function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
