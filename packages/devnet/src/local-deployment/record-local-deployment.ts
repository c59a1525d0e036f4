import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import type { GeneratedFiles } from '@slipway/deployments/generator/generated-files'
import {
  readRecordedChains,
  renderDeployments,
} from '@slipway/deployments/generator/render-deployments'
import { renderLocalAttestations } from '../attestations/render-local-attestations.ts'
import { startChain } from '../chain/start-chain.ts'
import { renderLocalNames } from '../names/render-local-names.ts'
import { deployVenue } from '../venue/deploy-venue.ts'
import { renderLocalVenue } from '../venue/render-local-venue.ts'
import { describeLocalConfig } from './describe-local-config.ts'

/**
 * Deploys on a chain that lives for this call only, and renders what every local chain will have:
 * the addresses and code hashes beside those recorded of live chains, and the facts of its exchange.
 */
export async function recordLocalDeployment(root: string): Promise<GeneratedFiles> {
  const chain = getEvmChain('local')
  const node = await startChain({ chainId: chain.chainId })
  try {
    const client = createDeployClient({
      chain,
      account: getDevelopmentAccount(0),
      rpcUrl: node.rpcUrl,
    })
    // The registry names the exchange, so that is there first.
    const venue = await deployVenue({ client })
    const { deployment } = await deployContracts({
      client,
      chain,
      config: describeLocalConfig(chain),
    })
    const live = readRecordedChains(root).filter(({ chainId }) => chainId !== chain.chainId)
    const local = { chainId: chain.chainId, shortname: chain.shortname, deployments: [deployment] }
    return new Map([
      ...renderDeployments([local, ...live]),
      ...renderLocalVenue(venue),
      ...renderLocalAttestations(),
      ...renderLocalNames(),
    ])
  } finally {
    await node.stop()
  }
}
