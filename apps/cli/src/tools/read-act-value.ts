import { errorMessage } from '@slipway/messages/error-message'
import { AmountInvalid, parseAmount } from '@slipway/sdk/shared/parse-amount'
import type { ActValue } from '@slipway/sdk/tools/platform-acts'
import { CliError } from '../errors/cli-error.ts'
import { readAccountText } from '../input/read-account-text.ts'

/** Decimals in which each kind of number is written; a percent with two is exactly a number of basis points. */
const decimals = { native: 18, percent: 2, days: 0, whole: 0 } as const

/**
 * Reads a value of an act as it is typed: native currency in whole units, shares in percent, switches as true or false.
 * @throws {CliError} `Cli_OptionInvalid`, named after the value in the contract
 */
export function readActValue({ name, kind }: ActValue, text: string): string | bigint | boolean {
  const option = `<${name}>`
  if (kind === 'address') return readAccountText(text, option)
  if (kind === 'switch') {
    if (text === 'true' || text === 'false') return text === 'true'
    throw new CliError('Cli_OptionInvalid', { option, reason: 'true | false' })
  }
  try {
    return parseAmount(text, decimals[kind])
  } catch (error) {
    if (!(error instanceof AmountInvalid)) throw error
    const reason = errorMessage(error.code, { max: BigInt(error.args.max) })
    throw new CliError('Cli_OptionInvalid', { option, reason })
  }
}
