import { chains, isEvmChain } from '@slipway/chains'
import { listContracts, planDeployment } from '@slipway/deployer/contracts/plan-deployment'
import { type Address, isAddress } from 'viem'

/**
 * What the report of a rehearsal says that is no longer so: addresses follow from the code and the owner, so another
 * contract has another one; empty when it is of the contracts and the networks of this tree.
 *
 * @param page as `renderRehearsal` wrote it
 */
export function findStaleReport(page: string): readonly string[] {
  const owner = /with the owner `(0x[0-9a-fA-F]{40})`/.exec(page)?.[1]
  if (owner === undefined || !isAddress(owner)) return ['The report names no owner.']
  const reported = new Map(
    [...page.matchAll(/^\| (\w+) \| `(0x[0-9a-fA-F]{40})` \|/gm)].map(
      ([, name = '', address = '']) => [address as Address, name],
    ),
  )
  // Parts of code that no contract of its own is made of are not in the record.
  const planned = listContracts(planDeployment(owner)).filter(({ exactCode }) => !exactCode)
  const addresses = new Set(planned.map(({ address }) => address))
  const networks = chains.filter(isEvmChain).filter(({ development }) => !development)
  return [
    ...planned
      .filter(({ address }) => !reported.has(address))
      .map(
        ({ title, address }) => `${title} would stand at ${address}, which is not in the report.`,
      ),
    ...[...reported]
      .filter(([address]) => !addresses.has(address))
      .map(([address, name]) => `Nothing would stand at ${address} (${name}).`),
    ...networks
      .filter(({ name, chainId }) => !page.includes(`\n| ${name} | ${chainId} |`))
      .map(({ name }) => `${name} is not in the report.`),
  ]
}
