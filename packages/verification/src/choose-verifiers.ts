import type { EvmChainDefinition } from '@slipway/chains'
import { createEtherscanVerifier } from './create-etherscan-verifier.ts'
import { createSourcifyVerifier } from './create-sourcify-verifier.ts'
import type { SourceVerifier } from './source-verification.ts'

/**
 * The services that can verify contracts of a chain; none for a local chain, which no explorer sees.
 *
 * @param etherscanKey API key of Etherscan's version 2; without one its explorers are left out
 */
export function chooseVerifiers(
  chain: EvmChainDefinition,
  etherscanKey: string | undefined,
): readonly SourceVerifier[] {
  if (chain.development || chain.standIn) return []
  const verifiers = chain.supportsSourcify ? [createSourcifyVerifier()] : []
  for (const explorer of [chain.explorer, ...(chain.altExplorers ?? [])]) {
    if (explorer?.apiUrl === undefined) continue
    const { name, apiUrl, url: siteUrl } = explorer
    if (explorer.kind === 'blockscout')
      verifiers.push(createEtherscanVerifier({ name, apiUrl, siteUrl }))
    if (explorer.kind === 'etherscan' && etherscanKey !== undefined) {
      verifiers.push(createEtherscanVerifier({ name, apiUrl, siteUrl, apiKey: etherscanKey }))
    }
  }
  return verifiers
}
