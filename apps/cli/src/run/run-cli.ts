import { setLocale } from '@slipway/messages/locale'
import { isLocale, locales } from '@slipway/messages/locale-names'
import * as z from 'zod'
import type { Command, CommandCall, Outcome } from '../command/command.ts'
import { sharedOptions } from '../command/shared-options.ts'
import { commandEntries, findCommand } from '../commands.ts'
import { CliError } from '../errors/cli-error.ts'
import { describeFailure } from '../errors/describe-failure.ts'
import { type ExitCode, exitCodes } from '../errors/exit-codes.ts'
import { isOn } from '../input/options.ts'
import { checkPositionals, parseCommandLine } from '../input/parse-command-line.ts'
import { refuseSecrets } from '../input/refuse-secrets.ts'
import { openSession, type Session } from '../network/open-session.ts'
import { createTerminal } from '../output/create-terminal.ts'
import { envelopeSchema, failureSchema, outputVersion } from '../output/envelope-schema.ts'
import { printRows } from '../output/print-rows.ts'
import type { Terminal, TerminalStreams } from '../output/terminal.ts'
import { toJsonLine } from '../output/to-json-line.ts'
import { runWrite, type WriteOutcome } from '../write/run-write.ts'
import { commandHelpText, helpText } from './help-text.ts'

/** The language of a command: the option's, else that of the surroundings, else English. */
function chooseLanguage(args: readonly string[], surroundings: string | undefined): void {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='))
  const [, inline] = args[at]?.split('=') ?? []
  const asked = at < 0 ? undefined : (inline ?? args[at + 1] ?? '')
  const usual = surroundings?.startsWith('zh') ? 'zh-CN' : 'en-US'
  const locale = asked ?? usual
  if (!isLocale(locale))
    throw new CliError('Cli_LanguageUnknown', { languages: locales.join(', ') })
  setLocale(locale, { reload: false })
}

async function runCommand(
  command: Command,
  call: CommandCall,
  isLink: boolean,
): Promise<{ readonly session?: Session; readonly outcome: Outcome & Partial<WriteOutcome> }> {
  if (command.effect !== 'write' && isLink)
    throw new CliError('Cli_CommandUnknown', { command: 'sign-link' })
  if (command.effect === 'offline') return { outcome: await command.run(call) }
  const session = await openSession(call.options)
  const networkCall = { ...call, session }
  const outcome =
    command.effect === 'read'
      ? await command.run(networkCall)
      : await runWrite(command, networkCall, isLink)
  return { session, outcome }
}

function printOutcome(
  terminal: Terminal,
  name: string,
  { session, outcome }: Awaited<ReturnType<typeof runCommand>>,
): void {
  const { kind = 'result', data, rows } = outcome
  if (!terminal.isJson) {
    for (const line of printRows(rows)) terminal.say(line)
    return
  }
  const network = session && { network: session.chain.shortname, chainId: session.chain.chainId }
  terminal.say(toJsonLine({ schema: outputVersion, command: name, ...network, [kind]: data }))
}

function printFailure(terminal: Terminal, name: string | undefined, error: unknown): ExitCode {
  const failure = describeFailure(error)
  const { code, message, exitCode, issues } = failure
  if (terminal.isJson) {
    const command = name === undefined ? {} : { command: name }
    terminal.note(toJsonLine({ schema: outputVersion, ...command, error: failure }))
    return exitCode
  }
  terminal.note(`${message} [${code}]`)
  for (const { field, line, message: text, code: why } of issues)
    terminal.note(`  ${line === undefined ? field : `${line}: ${field}`}: ${text} [${why}]`)
  if (failure.transactionHash) terminal.note(`  ${failure.transactionHash}`)
  return exitCode
}

/** The surroundings of a process. */
export interface CliHost extends TerminalStreams {
  /** `LANG` and its like; nothing else is read from the environment. */
  readonly language: string | undefined
  readonly signal: AbortSignal
}

/** The JSON Schema of what each command says with `--json`, by the command's name, and that of failures. */
async function shapesOfAll() {
  const commands = await Promise.all(
    commandEntries.map(async ({ name, load }) => {
      const { effect, result } = await load()
      return [name, { effect, output: z.toJSONSchema(envelopeSchema(result)) }] as const
    }),
  )
  const failure = z.toJSONSchema(failureSchema)
  return { schema: outputVersion, commands: Object.fromEntries(commands), failure }
}

/** Prints what is to be printed without running anything. @returns whether that was all */
async function printHelp(args: readonly string[], terminal: Terminal): Promise<boolean> {
  const [first] = args
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    terminal.say(helpText())
    return true
  }
  if (first !== 'schema') return false
  const { positionals } = parseCommandLine(args.slice(1), sharedOptions('offline'))
  if (positionals.length === 0) {
    terminal.say(toJsonLine(await shapesOfAll()))
    return true
  }
  const found = findCommand(positionals)
  if (!found) throw new CliError('Cli_CommandUnknown', { command: wordsOf(positionals) })
  const { result } = await found.entry.load()
  terminal.say(toJsonLine(z.toJSONSchema(envelopeSchema(result))))
  return true
}

/** Only words of a command's shape are repeated: anything else might be a secret. */
const wordsOf = (args: readonly string[]) =>
  args
    .slice(0, 2)
    .filter((arg) => /^[a-z][a-z-]{0,20}$/.test(arg))
    .join(' ')

async function run(
  args: readonly string[],
  host: CliHost,
  terminal: Terminal,
  asked: { name?: string },
) {
  refuseSecrets(args)
  chooseLanguage(args, host.language)
  if (await printHelp(args, terminal)) return
  const isLink = args[0] === 'sign-link'
  const own = isLink ? args.slice(1) : args
  const found = findCommand(own)
  if (!found) throw new CliError('Cli_CommandUnknown', { command: wordsOf(own) })
  const { entry, rest } = found
  asked.name = entry.name
  const command = await entry.load()
  const specs = { ...command.options, ...sharedOptions(command.effect) }
  const { options, positionals } = parseCommandLine(rest, specs)
  if (isOn(options, 'help')) return terminal.say(commandHelpText(entry, command))
  checkPositionals(positionals, command.positionals)
  const call = { options, positionals, terminal, signal: host.signal }
  const ran = await runCommand(command, call, isLink)
  printOutcome(terminal, entry.name, ran)
  if (ran.outcome.verdict) throw ran.outcome.verdict
}

/**
 * Runs one command line.
 * @param args without program and script
 * @returns what the process ends with
 */
export async function runCli(args: readonly string[], host: CliHost): Promise<ExitCode> {
  const terminal = createTerminal(host, args.includes('--json'))
  const asked: { name?: string } = {}
  try {
    await run(args, host, terminal, asked)
    return exitCodes.ok
  } catch (error) {
    return printFailure(terminal, asked.name, error)
  }
}
