import type { GeneratedFiles } from '@slipway/deployments/generator/generated-files'
import { renderConstant } from '@slipway/deployments/generator/render-constant'
import { planLocalNames } from './plan-local-names.ts'

/** Where names are looked up on every local chain, for the catalogue of networks. */
export function renderLocalNames(): GeneratedFiles {
  const facts = { universalResolver: planLocalNames().address }
  return new Map([
    ['packages/chains/src/generated/local-names.ts', renderConstant('localNames', facts)],
  ])
}
