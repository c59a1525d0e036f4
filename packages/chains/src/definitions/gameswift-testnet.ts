import type { ChainDefinition } from '../types.ts'

/**
 * Public registries give 10888 to a test network of GameSwift, which the specification does not
 * name (ADR 0020).
 */
export const gameswiftTestnet = {
  chainId: 10888,
  name: 'Unresolved network 10888',
  shortname: 'gameswift-testnet',
  logo: 'gameswift-testnet.svg',
  type: 'evm',
  status: 'unresolved',
  isTestNetwork: true,
  hidden: true,
  nativeCurrency: { name: 'TGameSwift', symbol: 'tGS', decimals: 18 },
  rpcUrls: [],
  registryHolder: { name: 'GameSwift Testnet', rpcUrls: ['https://rpc-testnet.gameswift.io'] },
  specNameCandidates: ['SV Chain', 'Shib chain', 'Telegramx'],
  feeCharging: false,
  platformFeeWei: 0n,
  evmVersion: 'istanbul',
  evmVersionVerified: false,
  push0: false,
  blockNumberSource: 'own',
  supportsSourcify: false,
  currencies: [],
  venues: [],
} as const satisfies ChainDefinition
