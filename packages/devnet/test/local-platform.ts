import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { type LocalChain, startChain } from '../src/chain/start-chain.ts'
import { describeLocalConfig } from '../src/local-deployment/describe-local-config.ts'
import { deployVenue, type LocalVenue } from '../src/venue/deploy-venue.ts'
import { createFlowRunner } from './drive-flow.ts'

/** A node with the exchange and every contract of the platform on it. */
export interface LocalPlatform {
  readonly node: LocalChain
  readonly chain: EvmChainDefinition
  readonly client: ReadClient
  readonly contracts: TokenContracts
  readonly venue: LocalVenue
  /** Sends as the platform's own account. */
  readonly owner: DeployClient
  readonly flows: ReturnType<typeof createFlowRunner>
}

/** Sends half as much gas again as was estimated: a pool notes its price once a second, and the next one may have begun. */
const withRoom = (client: DeployClient): DeployClient =>
  client.extend(({ estimateGas }) => ({
    estimateGas: async (args) => ((await estimateGas(args)) * 3n) / 2n,
  }))

/** Starts a node and deploys exchange and platform, as `npm start` does. @param port of its own for each test file */
export async function startLocalPlatform(
  port: number,
  transactionOrder: 'fifo' | 'fees' = 'fifo',
): Promise<LocalPlatform> {
  const local = getEvmChain('local')
  const node = await startChain({ chainId: local.chainId, port, transactionOrder })
  const chain = { ...local, rpcUrls: [node.rpcUrl] }
  const account = getDevelopmentAccount(0)
  const owner = withRoom(createDeployClient({ chain, account, rpcUrl: node.rpcUrl }))
  const venue = await deployVenue({ client: owner })
  await deployContracts({ client: owner, chain, config: describeLocalConfig(local) })
  const client = createReadClient(chain)
  const contracts = getTokenContracts(chain)
  return { node, chain, client, contracts, venue, owner, flows: createFlowRunner(client) }
}
