import type { ChainDeployments } from '../types.ts'
import { buildDescriptor } from './build-descriptor.ts'
import { describedContracts } from './described-contracts.ts'
import { permitDescriptor } from './permit-descriptor.ts'
import type { ClearSigningDescriptor } from './types.ts'

/**
 * Every ERC-7730 descriptor by its file name without ending: `calldata-<kind>` of calls, `eip712-<kind>` of messages.
 * @param chains what is recorded of every chain
 */
export function listDescriptors(
  chains: readonly ChainDeployments[],
): ReadonlyMap<string, ClearSigningDescriptor> {
  return new Map([
    ...describedContracts.map(
      (one) => [`calldata-${one.name}`, buildDescriptor(one, chains)] as const,
    ),
    ['eip712-permit', permitDescriptor] as const,
  ])
}
