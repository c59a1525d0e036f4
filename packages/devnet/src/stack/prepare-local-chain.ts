import type { EvmChainDefinition } from '@slipway/chains'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import type { DeployProgress } from '@slipway/deployer/steps/run-deploy-steps'
import { deployAttestations } from '../attestations/deploy-attestations.ts'
import { describeLocalConfig } from '../local-deployment/describe-local-config.ts'
import { deployLocalNames } from '../names/deploy-local-names.ts'
import { deployVenue } from '../venue/deploy-venue.ts'

/** Puts everything on a local chain that the product needs; says so only when something was missing. */
export async function prepareLocalChain(
  chain: EvmChainDefinition,
  client: DeployClient,
  say: (text: string) => void,
): Promise<void> {
  let sent = 0
  const onProgress = ({ kind }: DeployProgress) => {
    if (kind === 'done') sent++
  }
  // The platform's registry names the exchange, so that is there first.
  await deployVenue({ client, onProgress })
  await deployContracts({ client, chain, config: describeLocalConfig(chain), onProgress })
  await deployAttestations({ client, onProgress })
  await deployLocalNames({ client, onProgress })
  if (sent > 0)
    say(
      `${chain.name}: contracts, exchange, attestation and name service deployed in ${sent} transactions`,
    )
}
