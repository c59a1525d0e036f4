import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot } from '../src/stack/repository-root.ts'

/** One line of the server's log. */
export interface LogLine {
  level: number
  process: string
  msg: string
}

/** A production server as an operator starts it, and its log as it comes. */
export interface ServeProcess {
  child: ChildProcess
  ended: Promise<number | null>
  lines: string[]
  log: () => LogLine[]
  /** Ends it, where it has not ended by itself. */
  stop: () => Promise<void>
}

/** `npm run serve` without the check of the packages. */
export function startServeProcess(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): ServeProcess {
  const { SLIPWAY_DEVELOPMENT: _, DATABASE_URL: __, LOG_LEVEL: ___, ...inherited } = process.env
  const child = spawn(process.execPath, [join(repositoryRoot, 'scripts/serve.ts'), ...words], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  return {
    child,
    ended,
    lines,
    log: () => lines.map((line) => JSON.parse(line) as LogLine),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
