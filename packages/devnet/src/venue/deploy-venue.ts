import { describeCreate2Step } from '../deploy/create2-step.ts'
import type { DeployClient } from '../deploy/deploy-client.ts'
import { type DeployProgress, type DeployStep, runDeploySteps } from '../deploy/run-deploy-steps.ts'
import { describeMulticall3Steps } from './multicall3.ts'
import { calculateVenueAddresses, type VenueAddresses } from './venue-addresses.ts'
import { readVenueInitCodes } from './venue-artifacts.ts'

export interface VenueOptions {
  /** The deployer is also the factory's fee setter, so that the addresses are the same on every local chain. */
  readonly client: DeployClient
  readonly onProgress?: (progress: DeployProgress) => void
}

/**
 * Puts a real exchange on a local chain: WETH9, Uniswap V2's factory and router as Uniswap
 * published them, and Multicall3. Sends nothing when they are there.
 *
 * @throws {DeployError}
 */
export async function deployVenue(options: VenueOptions): Promise<VenueAddresses> {
  const { client } = options
  await runDeploySteps(client, describeVenueSteps(client), options.onProgress)
  return calculateVenueAddresses(client.account.address)
}

function describeVenueSteps(client: DeployClient): readonly DeployStep[] {
  const feeSetter = client.account.address
  const codes = readVenueInitCodes(feeSetter)
  const { factory, wrappedNative } = calculateVenueAddresses(feeSetter)
  const step = (id: string, title: string, initCode: `0x${string}`) =>
    describeCreate2Step(client, { id: `venue:${id}`, title, initCode })
  return [
    ...describeMulticall3Steps(client),
    step('wrapped-native', 'Wrapped native currency (WETH9)', codes.wrappedNative),
    step('factory', 'Uniswap V2 factory', codes.factory),
    step('router', 'Uniswap V2 router', codes.router(factory, wrappedNative)),
  ]
}
