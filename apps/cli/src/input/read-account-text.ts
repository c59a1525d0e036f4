import { errorMessage } from '@slipway/messages/error-message'
import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'
import { CliError } from '../errors/cli-error.ts'

/** An address that was given as an option or argument. @param name of it, for the refusal. @throws {CliError} `Cli_OptionInvalid` */
export function readAccountText(text: string, name: string): Address {
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  throw new CliError('Cli_OptionInvalid', { option: name, reason: errorMessage(reading.code) })
}
