import type { z } from 'zod'
import type { OptionSpecs, OptionValues } from '../input/options.ts'
import type { Session } from '../network/open-session.ts'
import type { Row } from '../output/row.ts'
import type { Terminal } from '../output/terminal.ts'
import type { WritePlan } from './write-plan.ts'

/** What a command found or did. */
export interface Outcome {
  /** For scripts: plain data; bigints become decimal texts. Fits the command's `result`. */
  readonly data: unknown
  /** For people. */
  readonly rows: readonly Row[]
  /** A finished look whose answer is no: the result is printed, and the process ends with this failure. */
  readonly verdict?: Error
}

/** What a command is called with. */
export interface CommandCall {
  readonly options: OptionValues
  readonly positionals: readonly string[]
  readonly terminal: Terminal
  /** Ends with Ctrl+C. */
  readonly signal: AbortSignal
}

/** The same with a network that was made sure of. */
export interface NetworkCall extends CommandCall {
  readonly session: Session
}

/** The same with the account that signs, or would. */
export interface WriteCall extends NetworkCall {
  readonly account: `0x${string}`
}

interface CommandBase {
  /** Names of what stands behind the command's name, in order; optional ones end with `?`. */
  readonly positionals: readonly string[]
  readonly options: OptionSpecs
  /** Shape of its result in JSON. */
  readonly result: z.ZodType
  /** One or two lines for `--help`, beside the options. */
  readonly example: string
}

/** Asks nobody. */
export interface OfflineCommand extends CommandBase {
  readonly effect: 'offline'
  readonly run: (call: CommandCall) => Promise<Outcome>
}

/** Reads a network. */
export interface ReadCommand extends CommandBase {
  readonly effect: 'read'
  readonly run: (call: NetworkCall) => Promise<Outcome>
}

/** Prepares transactions; only the runner sends, after a yes. */
export interface WriteCommand extends CommandBase {
  readonly effect: 'write'
  readonly plan: (call: WriteCall) => Promise<WritePlan>
}

export type Command = OfflineCommand | ReadCommand | WriteCommand
