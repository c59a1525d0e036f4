import type { ChainDefinition } from '../types.ts'

/** No public registry knows 7899 (ADR 0020). */
export const chain7899 = {
  chainId: 7899,
  name: 'Unresolved network 7899',
  shortname: 'chain7899',
  logo: 'chain7899.svg',
  type: 'evm',
  status: 'unresolved',
  isTestNetwork: false,
  hidden: true,
  nativeCurrency: { name: 'Unknown', symbol: 'UNKNOWN', decimals: 18 },
  rpcUrls: [],
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
