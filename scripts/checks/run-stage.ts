import { spawn } from 'node:child_process'

/** One step of `npm test`: what must be there first, then commands that all have to exit with 0. */
export type Stage = {
  readonly name: string
  /** Installs or checks what the commands need; throws an Error that names the remedy. */
  readonly prepare?: () => void
  readonly commands: readonly (readonly string[])[]
  readonly environment?: Readonly<Record<string, string>>
}

export type StageResult = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
}

/** A command that hangs must not hang the gate: several times what the slowest one needs on two cores. */
const COMMAND_LIMIT_MINUTES = 30

function runCommand(
  root: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      timeout: COMMAND_LIMIT_MINUTES * 60_000,
    })
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`)
      resolve(false)
    })
    child.on('exit', (code, signal) => {
      if (signal)
        process.stderr.write(
          `${program} was ended by ${signal}; the limit is ${COMMAND_LIMIT_MINUTES} minutes\n`,
        )
      resolve(code === 0)
    })
  })
}

/** Runs the commands of a stage one after another and stops at the first that fails. */
export async function runStage(root: string, stage: Stage): Promise<StageResult> {
  const startedAt = Date.now()
  const result = (passed: boolean): StageResult => ({
    name: stage.name,
    passed,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  })
  try {
    stage.prepare?.()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return result(false)
  }
  for (const command of stage.commands) {
    process.stdout.write(`\n$ ${command.join(' ')}\n`)
    if (!(await runCommand(root, command, stage.environment ?? {}))) return result(false)
  }
  return result(true)
}
