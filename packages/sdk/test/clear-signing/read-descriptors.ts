import { listDescriptors } from '@slipway/deployments/clear-signing/list-descriptors'
import { recordedDeployments } from '@slipway/deployments/generated/deployments'
import { type Descriptor, descriptorSchema } from './descriptor-schema.ts'

/**
 * The descriptors by file name without ending, as a wallet reads them. They equal the committed files, which a test of
 * `@slipway/deployments` demands.
 * @throws where one is not of the standard's form
 */
export function readDescriptors(): ReadonlyMap<string, Descriptor> {
  return new Map(
    [...listDescriptors(recordedDeployments)].map(([name, descriptor]) => [
      name,
      descriptorSchema.parse(JSON.parse(JSON.stringify(descriptor))),
    ]),
  )
}
