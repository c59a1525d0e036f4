import { CliError } from '../errors/cli-error.ts'

/** An address of HTTP that was given as an option. @throws {CliError} `Cli_OptionInvalid`, without the address: it may have a key in it */
export function readUrl(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return text
  throw new CliError('Cli_OptionInvalid', { option, reason: 'http://… | https://…' })
}
