import type { EvmChainDefinition } from '@slipway/chains'
import type { DeployClient } from '../deploy/deploy-client.ts'
import { deployVenue } from '../venue/deploy-venue.ts'

/** Puts everything on a local chain that the product needs; says so only when something was missing. */
export async function prepareLocalChain(
  chain: EvmChainDefinition,
  client: DeployClient,
  say: (text: string) => void,
): Promise<void> {
  let sent = 0
  await deployVenue({
    client,
    onProgress: (progress) => {
      if (progress.kind === 'done') sent++
    },
  })
  if (sent > 0) say(`${chain.name}: exchange deployed in ${sent} transactions`)
}
