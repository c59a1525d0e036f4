import type { StepResult } from '@slipway/sdk/flow/types'

/** An amount that a step proved; 0 where it proved none. */
export function provenAmount(result: StepResult, name: string): bigint {
  const value = result[name]
  return typeof value === 'bigint' ? value : 0n
}
