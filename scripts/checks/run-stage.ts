import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { dirname, join } from 'node:path'

/** One step of `npm test`: commands that all have to exit with 0. */
export type Stage = {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
  readonly environment?: Readonly<Record<string, string>>
  /** Stages of one lane run one after another, lanes side by side. */
  readonly lane: string
  /** Stages of other lanes that have to be over first. */
  readonly after?: readonly string[]
  /** Ends a command that hangs. */
  readonly limitMinutes?: number
}

export type StageResult = {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'stopped'
  readonly seconds: number
  /** Command that failed, as one would type it. */
  readonly command?: string
}

const LIMIT_MINUTES = 30
/** Between the polite signal and the other. */
const GRACE_MS = 5_000

/** Process groups that run now: each command leads one, so that whatever it started ends with it. */
const running = new Set<ChildProcess>()

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

function endGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref()
}

/** Ends everything that stages have started. */
export function endAll(): void {
  for (const child of running) endGroup(child)
}

export const logPath = (root: string, stage: string) =>
  join(root, '.slipway', 'gate', `${stage}.log`)

function runCommand(
  root: string,
  command: readonly string[],
  stage: Stage,
  log: WriteStream,
): Promise<boolean> {
  const [program = '', ...args] = command
  const limit = stage.limitMinutes ?? LIMIT_MINUTES
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...stage.environment },
    })
    running.add(child)
    const timer = setTimeout(() => {
      log.write(`\n${program} did not end within ${limit} minutes\n`)
      endGroup(child)
    }, limit * 60_000)
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
    child.on('error', (error) => {
      log.write(`${program} could not be started: ${error.message}\n`)
      resolve(false)
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      running.delete(child)
      if (signal) log.write(`\n${program} was ended by ${signal}\n`)
      resolve(code === 0)
    })
  })
}

/** Runs the commands of a stage one after another, into its log, and stops at the first that fails. */
export async function runStage(root: string, stage: Stage): Promise<StageResult> {
  const startedAt = Date.now()
  const path = logPath(root, stage.name)
  mkdirSync(dirname(path), { recursive: true })
  const log = createWriteStream(path)
  let failed: readonly string[] | undefined
  for (const command of stage.commands) {
    log.write(`\n$ ${command.join(' ')}\n`)
    if (await runCommand(root, command, stage, log)) continue
    failed = command
    break
  }
  await new Promise<void>((resolve) => log.end(resolve))
  return {
    name: stage.name,
    outcome: failed ? 'failed' : 'passed',
    seconds: Math.round((Date.now() - startedAt) / 1000),
    ...(failed && { command: failed.join(' ') }),
  }
}
