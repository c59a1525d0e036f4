import type { ChainDefinition } from '../types.ts'

/**
 * Public registries give 88188 to Atoshi; a smaller source says woof-layer. The specification
 * names neither (ADR 0020).
 */
export const atoshi = {
  chainId: 88188,
  name: 'Unresolved network 88188',
  shortname: 'atoshi',
  logo: 'atoshi.svg',
  type: 'evm',
  status: 'unresolved',
  isTestNetwork: false,
  hidden: true,
  nativeCurrency: { name: 'Atoshi', symbol: 'ATOS', decimals: 18 },
  rpcUrls: [],
  registryHolder: { name: 'Atoshi', rpcUrls: ['https://rpc.atoshinetwork.xyz'] },
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
