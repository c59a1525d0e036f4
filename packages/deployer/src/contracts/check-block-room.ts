import type { EvmChainDefinition } from '@slipway/chains'
import type { DeployClient } from '../steps/deploy-client.ts'
import { DeployError } from '../steps/deploy-errors.ts'
import type { DeploymentPreview } from './preview-deployment.ts'

/** HyperEVM only: whether an account's transactions go into large blocks. A node that does not know it refuses. */
type BlockSizeSchema = {
  Method: 'eth_usingBigBlocks'
  Parameters: [address: string]
  ReturnType: boolean
}

/**
 * Stops before anything is sent where the network's normal blocks are too small for a contract and
 * the deployer is not switched to its large ones.
 *
 * @throws {DeployError} `BLOCKS_TOO_SMALL`
 */
export async function checkBlockRoom(
  client: DeployClient,
  { name, blockGasLimit }: EvmChainDefinition,
  contracts: DeploymentPreview['contracts'],
): Promise<void> {
  if (blockGasLimit === undefined) return
  const tooLarge = contracts.find(({ gas }) => gas > BigInt(blockGasLimit))
  if (tooLarge === undefined) return
  const { address } = client.account
  const isSwitched = await client
    .request<BlockSizeSchema>({ method: 'eth_usingBigBlocks', params: [address] })
    .catch(() => undefined)
  if (isSwitched !== false) return
  throw new DeployError(
    'BLOCKS_TOO_SMALL',
    `"${tooLarge.title}" needs ${tooLarge.gas} gas, and a normal block of ${name} holds ${blockGasLimit}. Switch ${address} to large blocks first (docs/runbooks/deploy.md), then run this again. Nothing was sent.`,
  )
}
