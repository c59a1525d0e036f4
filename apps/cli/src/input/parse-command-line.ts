import { parseArgs } from 'node:util'
import { CliError } from '../errors/cli-error.ts'
import type { OptionSpecs, OptionValues } from './options.ts'

/** A command line in its parts. */
export interface ParsedLine {
  readonly options: OptionValues
  readonly positionals: readonly string[]
}

/** Only the name of an option is ever repeated, never what stands behind it. */
const nameOf = (text: string) => /--?[a-z][a-z-]*/i.exec(text)?.[0] ?? '--'

function toCliError(error: unknown): unknown {
  const { code, message } = error as { readonly code?: string; readonly message?: string }
  const option = nameOf(message ?? '')
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new CliError('Cli_OptionUnknown', { option })
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return new CliError('Cli_OptionValueMissing', { option })
  return error
}

/**
 * Takes arguments apart.
 * @throws {CliError} `Cli_OptionUnknown` or `Cli_OptionValueMissing`
 */
export function parseCommandLine(args: readonly string[], specs: OptionSpecs): ParsedLine {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short !== undefined && { short }) },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    })
    return { options: { ...values }, positionals }
  } catch (error) {
    throw toCliError(error)
  }
}

/** @throws {CliError} where arguments are missing or too many */
export function checkPositionals(given: readonly string[], names: readonly string[]): void {
  const missing = names.find((name, at) => !name.endsWith('?') && given[at] === undefined)
  if (missing) throw new CliError('Cli_ArgumentMissing', { argument: missing })
  if (given.length > names.length) throw new CliError('Cli_ArgumentSpare')
}
