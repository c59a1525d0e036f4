import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { Address } from 'viem'
import { chainOfRun } from './chain-of-run.ts'

/**
 * The token factory on a chain of the stack under test.
 * @throws RangeError when none is deployed
 */
export function factoryOfRun(shortname: string): Address {
  const { chainId } = chainOfRun(shortname)
  // A local node under a public network's id carries the local deployment.
  const deployment = getDeployment(chainId) ?? getLocalDeployment()
  const factory = deployment.contracts.tokenFactory?.address
  if (!factory) throw new RangeError(`No token factory is deployed on ${shortname}.`)
  return factory
}
