import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { FlowDefinition, FlowStep } from './types.ts'

interface OneStep<Input> extends Pick<FlowStep<Input>, 'build' | 'verify'> {
  readonly feature: string
  /** Name of the step; the flow is called `<feature>-<name>`. */
  readonly name: string
}

/** A flow of one transaction. */
export function oneStepFlow<Input>({
  feature,
  name,
  build,
  verify,
}: OneStep<Input>): FlowDefinition<Input> {
  return {
    name: `${feature}-${name}`,
    batchable: false,
    errorsAbi: contractErrorsAbi,
    steps: () => [{ id: name, build, verify }],
  }
}
