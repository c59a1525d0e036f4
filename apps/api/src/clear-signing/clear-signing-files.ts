import { listDescriptors } from '@slipway/deployments/clear-signing/list-descriptors'
import type { ClearSigningDescriptor } from '@slipway/deployments/clear-signing/types'
import { recordedDeployments } from '@slipway/deployments/generated/deployments'

/** Every descriptor by the name under which it is served; equal to the files that are committed. */
export const clearSigningFiles: ReadonlyMap<string, ClearSigningDescriptor> = new Map(
  [...listDescriptors(recordedDeployments)].map(([name, one]) => [`${name}.json`, one]),
)
