import type { ChainDefinition } from '../types.ts'

/** The chain that `npm start` runs on this machine. It charges fees so that every fee path runs (S-08). */
export const local = {
  chainId: 31337,
  name: 'Local chain',
  shortname: 'local',
  logo: 'local.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: true,
  hidden: false,
  development: true,
  nativeCurrency: { name: 'Local Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:8545'],
  feeCharging: true,
  creationFees: {
    tokenWei: 2n * 10n ** 16n, // 0.02 ETH
    platformWei: 2n * 10n ** 17n, // 0.2 ETH
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'prague',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 5,
  supportsSourcify: false,
  currencies: [],
  venues: [],
} as const satisfies ChainDefinition
