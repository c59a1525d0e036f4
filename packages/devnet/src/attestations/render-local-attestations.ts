import type { GeneratedFiles } from '@slipway/deployments/generator/generated-files'
import { renderConstant } from '@slipway/deployments/generator/render-constant'
import { planAttestations } from './plan-attestations.ts'

/** Where the attestation service stands on every local chain, for the catalogue of networks. */
export function renderLocalAttestations(): GeneratedFiles {
  const [registry, eas] = planAttestations()
  const facts = { eas: eas.address, schemaRegistry: registry.address }
  return new Map([
    [
      'packages/chains/src/generated/local-attestations.ts',
      renderConstant('localAttestations', facts),
    ],
  ])
}
