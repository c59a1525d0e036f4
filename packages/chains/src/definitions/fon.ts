import type { ChainDefinition } from '../types.ts'

/**
 * FON Smart Chain. Its EVM level is a cautious choice; whether it still produces blocks is not
 * known. No source states a router, so nothing can be paired through one. The USDT there is not
 * issued by Tether.
 */
export const fon = {
  chainId: 201022,
  name: 'FON Chain',
  specName: 'Fon chain',
  shortname: 'fon',
  logo: 'fon.svg',
  type: 'evm',
  status: 'unknown',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'FON', symbol: 'FON', decimals: 18 },
  rpcUrls: [
    'https://fsc-dataseed1.fonscan.io',
    'https://fsc-dataseed2.fonscan.io',
    'https://fsc-dataseed3.fonscan.io',
    'https://fsc-dataseed4.fonscan.io',
  ],
  feeCharging: false,
  explorer: { name: 'FonScan', url: 'https://fonscan.io', kind: 'other' },
  evmVersion: 'istanbul',
  evmVersionVerified: false,
  push0: false,
  eip1559: true,
  blockNumberSource: 'own',
  supportsSourcify: false,
  wrappedNative: '0xb582fD9d0D5C3515EEB6b02fF2d6eE0b6E45E7A7',
  currencies: [
    {
      name: 'WFON',
      address: '0xb582fD9d0D5C3515EEB6b02fF2d6eE0b6E45E7A7',
      decimals: 18,
      isWETH: true,
    },
    // Not issued by Tether.
    {
      name: 'USDT',
      address: '0x9a9eD7440a3850c4D7240c9FcA8B7C96802615f0',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    // No source states a router or a site.
    {
      name: 'RosSwap',
      kind: 'v2',
      factory: '0x232bF8d9cED464a75632657Cb2554880Acdcac1B',
      currency: 'WFON',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    // No source states a router.
    {
      name: 'FON swap (Pancake fork, name unknown)',
      kind: 'v2',
      factory: '0xe3bacaA390bB3E80A497592E420c5C5dDCb94a3a',
      currency: 'WFON',
      initCodeHash: '0x513ff5a52bbab066e8e7c032436cc7962028d99e643842b2eb7c29f323b0a1f6',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
