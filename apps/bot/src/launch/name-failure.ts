import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { Logger } from 'pino'

/** A failure that a person can be told: it has a text of its own. */
export interface NamedFailure {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * Names a failure of a preparation.
 * @returns undefined where only its own words say what it is: they are logged, and nobody is shown them
 */
export function nameFailure(error: unknown, logger: Logger): NamedFailure | undefined {
  const { name, args, kind } = decodeContractError(error, contractErrorsAbi)
  if (kind === 'contract') return { name, args }
  logger.warn({ err: error }, 'a transaction could not be prepared')
  return name === 'Wallet_RequestFailed' ? undefined : { name, args }
}
