import { chainsFor, type EvmChainDefinition, findChain, isEvmChain } from '@slipway/chains'
import { CliError } from '../errors/cli-error.ts'

/**
 * A network by its short name or id, the local chain included.
 * @throws {CliError} `Cli_NetworkUnknown` or `Cli_NetworkNotEvm`
 */
export function findNetwork(text: string): EvmChainDefinition {
  const key = /^\d+$/.test(text) ? Number(text) : text
  const chain = findChain(key, chainsFor({ development: true }))
  if (!chain) throw new CliError('Cli_NetworkUnknown', { network: text })
  if (!isEvmChain(chain)) throw new CliError('Cli_NetworkNotEvm', { network: chain.shortname })
  return chain
}
