import type { Rehearsal } from './rehearse-deployments.ts'
import type { RehearsedNetwork } from './rehearse-network.ts'

/** What must be alike on all networks and is not; empty when all is well. */
export function findRehearsalFaults({ networks }: Rehearsal): readonly string[] {
  const [first, ...others] = networks
  if (first === undefined) return ['No network was rehearsed.']
  const differing = others.filter((network) => addressesOf(network) !== addressesOf(first))
  const unverified = networks.filter(
    ({ verified, submitted }) => submitted === 0 || verified < submitted,
  )
  return [
    ...differing.map(
      ({ chain }) => `The addresses on ${chain.name} are not those on ${first.chain.name}.`,
    ),
    ...unverified.map(
      ({ chain, verified, submitted }) =>
        `On ${chain.name} ${verified} of ${submitted} sources were verified.`,
    ),
  ]
}

function addressesOf({ deployment }: RehearsedNetwork): string {
  return Object.entries(deployment.contracts)
    .map(([name, contract]) => `${name}=${contract?.address}`)
    .sort()
    .join()
}
