import { type EvmChainDefinition, withLocalRpc } from '@slipway/chains'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { RpcWrongChain } from '@slipway/sdk/evm/errors'
import { CliError } from '../errors/cli-error.ts'
import { type OptionValues, textOf } from '../input/options.ts'
import { findNetwork } from './find-network.ts'
import { isLoopback } from './is-loopback.ts'
import { readUrl } from './read-url.ts'

/** A network whose nodes were made sure of. */
export interface Session {
  readonly chain: EvmChainDefinition
  readonly client: ReadClient
  /** A development node on this machine, or a local stand-in of a network: everybody's test keys are fine there. */
  readonly isLocal: boolean
}

/** A node on this machine that says it is a development node; a tunnel to a live network says otherwise. */
async function isDevelopmentNode(client: ReadClient, rpcUrl: string): Promise<boolean> {
  if (!isLoopback(rpcUrl)) return false
  // The node has just told its network: one that does not say what it is, is none of ours.
  const version = await client.request({ method: 'web3_clientVersion' }).catch(() => '')
  return version.startsWith('anvil/')
}

function chooseChain(options: OptionValues): {
  readonly chain: EvmChainDefinition
  readonly rpcUrl: string | undefined
} {
  const name = textOf(options, 'network')
  if (name === undefined) throw new CliError('Cli_OptionMissing', { option: '--network' })
  const chain = findNetwork(name)
  const rpc = textOf(options, 'rpc')
  if (rpc === undefined) return { chain, rpcUrl: chain.rpcUrls[0] }
  const rpcUrl = readUrl(rpc, '--rpc')
  // What was named is asked, and nobody else: a list behind it would answer in its place.
  return { chain: { ...chain, rpcUrls: [rpcUrl] }, rpcUrl }
}

/**
 * Opens a network and asks its node for its id, before anything else is asked or sent.
 * @throws {CliError} for a network that is unknown
 * @throws {RpcWrongChain} when the node serves another one; {RpcUnavailable} and its kin when none answers
 */
export async function openSession(options: OptionValues): Promise<Session> {
  const { chain, rpcUrl } = chooseChain(options)
  const client = createReadClient(chain)
  const actual = await client.getChainId()
  if (actual !== chain.chainId) throw new RpcWrongChain('node', chain.chainId, actual)
  const isLocal = rpcUrl !== undefined && (await isDevelopmentNode(client, rpcUrl))
  const isStandIn = isLocal && rpcUrl !== undefined && chain.development !== true
  if (!isStandIn) return { chain, client, isLocal }
  const standIn = withLocalRpc(chain, rpcUrl)
  return { chain: standIn, client: createReadClient(standIn), isLocal }
}
