import { spawn } from 'node:child_process'

/** One step of `npm test`: what must be there first, then commands that all have to exit with 0. */
export type Stage = {
  readonly name: string
  /** Installs or checks what the commands need; throws an Error that names the remedy. */
  readonly prepare?: () => void
  readonly commands: readonly (readonly string[])[]
  readonly environment?: Readonly<Record<string, string>>
  /** Stages of different lanes that follow each other run side by side; those of one lane in their order. */
  readonly lane?: string
  /** Ends a command that hangs; 30 when it is not said. */
  readonly limitMinutes?: number
}

export type StageResult = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
}

/** Where the words of a stage go: at once, or together at its end, so that stages side by side do not mix. */
export type StageOutput = 'live' | 'together'

/** A command that hangs must not hang the gate: well above what the slowest one needs on two cores. */
const COMMAND_LIMIT_MINUTES = 30

type Say = (words: string | Buffer) => void

function runCommand(
  root: string,
  command: readonly string[],
  { environment = {}, limitMinutes = COMMAND_LIMIT_MINUTES }: Stage,
  say: Say | undefined,
): Promise<boolean> {
  const [program = '', ...args] = command
  const complain = say ?? ((words) => process.stderr.write(words))
  return new Promise((resolve) => {
    const output = say ? 'pipe' : 'inherit'
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
      timeout: limitMinutes * 60_000,
    })
    if (say) for (const stream of [child.stdout, child.stderr]) stream?.on('data', say)
    child.on('error', (error) => {
      complain(`${program} could not be started: ${error.message}\n`)
      resolve(false)
    })
    child.on('close', (code, signal) => {
      if (signal)
        complain(`${program} was ended by ${signal}; the limit is ${limitMinutes} minutes\n`)
      resolve(code === 0)
    })
  })
}

async function runCommands(root: string, stage: Stage, say: Say | undefined): Promise<boolean> {
  const tell = say ?? ((words) => process.stdout.write(words))
  tell(`\n━━ ${stage.name} ━━\n`)
  try {
    stage.prepare?.()
  } catch (error) {
    tell(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
  for (const command of stage.commands) {
    tell(`\n$ ${command.join(' ')}\n`)
    if (!(await runCommand(root, command, stage, say))) return false
  }
  return true
}

/** Runs the commands of a stage one after another and stops at the first that fails. */
export async function runStage(
  root: string,
  stage: Stage,
  output: StageOutput,
): Promise<StageResult> {
  const startedAt = Date.now()
  const said: Buffer[] = []
  const say =
    output === 'live' ? undefined : (words: string | Buffer) => said.push(Buffer.from(words))
  const passed = await runCommands(root, stage, say)
  process.stdout.write(Buffer.concat(said))
  return { name: stage.name, passed, seconds: Math.round((Date.now() - startedAt) / 1000) }
}
