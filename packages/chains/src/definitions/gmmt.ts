import type { ChainDefinition } from '../types.ts'

/**
 * Public registries give 8989 to Giant Mammoth, which the specification does not name (ADR 0020).
 */
export const gmmt = {
  chainId: 8989,
  name: 'Unresolved network 8989',
  shortname: 'gmmt',
  logo: 'gmmt.svg',
  type: 'evm',
  status: 'unresolved',
  isTestNetwork: false,
  hidden: true,
  nativeCurrency: { name: 'Giant Mammoth Coin', symbol: 'GMMT', decimals: 18 },
  rpcUrls: [],
  registryHolder: { name: 'Giant Mammoth', rpcUrls: ['https://rpc-asia.gmmtchain.io'] },
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
