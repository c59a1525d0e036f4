import type { ChainDefinition } from '../types.ts'

/**
 * Public registries give 1923 to Swellchain, shut down in June 2026. The specification names no
 * such network, so its 1923 is another one (ADR 0020).
 */
export const swell = {
  chainId: 1923,
  name: 'Unresolved network 1923',
  shortname: 'swell',
  logo: 'swell.svg',
  type: 'evm',
  status: 'unresolved',
  isTestNetwork: false,
  hidden: true,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  registryHolder: { name: 'Swellchain', rpcUrls: ['https://swell-mainnet.alt.technology'] },
  specNameCandidates: ['SV Chain', 'Shib chain', 'Telegramx'],
  feeCharging: false,
  evmVersion: 'istanbul',
  evmVersionVerified: false,
  push0: false,
  blockNumberSource: 'own',
  supportsSourcify: false,
  currencies: [],
  venues: [],
} as const satisfies ChainDefinition
