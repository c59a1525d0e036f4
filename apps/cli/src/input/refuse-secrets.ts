import { english } from 'viem/accounts'
import { CliError } from '../errors/cli-error.ts'

/** As long as the shortest recovery phrase. */
const PHRASE_WORDS = 12
/** 32 bytes in hexadecimal, alone or as the end of `--name=value`. Nothing that commands take has this shape. */
const keyShape = /(?:^|[=:,\s])(?:0x)?[0-9a-f]{64}$/i

const words = new Set(english)

/** Whether so many words of the recovery phrases' list follow each other, in one argument or in several. */
function hasPhrase(args: readonly string[]): boolean {
  let inARow = 0
  for (const word of args
    .join(' ')
    .toLowerCase()
    .split(/[\s=,]+/)) {
    inARow = words.has(word) ? inARow + 1 : 0
    if (inARow >= PHRASE_WORDS) return true
  }
  return false
}

/**
 * Refuses arguments that look like a private key or a recovery phrase, before anything else is done with them. They are
 * not repeated in what is said.
 * @throws {CliError} `Cli_SecretInArguments`
 */
export function refuseSecrets(args: readonly string[]): void {
  if (args.some((arg) => keyShape.test(arg.trim())) || hasPhrase(args))
    throw new CliError('Cli_SecretInArguments')
}
