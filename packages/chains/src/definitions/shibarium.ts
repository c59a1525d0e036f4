import type { ChainDefinition } from '../types.ts'

/**
 * Shibarium. EVM level and block time: its genesis file. Another Multicall3,
 * 0x864Bf681ADD6052395188A89101A1B37d3B4C961, is listed by viem; the canonical one stands here.
 */
export const shibarium = {
  chainId: 109,
  name: 'Shibarium',
  shortname: 'shibarium',
  logo: 'shibarium.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'BONE', symbol: 'BONE', decimals: 18 },
  rpcUrls: [
    'https://www.shibrpc.com',
    'https://rpc.shibrpc.com',
    'https://rpc.shibarium.shib.io',
    'https://shibarium.drpc.org',
  ],
  feeCharging: false,
  explorer: {
    name: 'Shibariumscan',
    url: 'https://www.shibariumscan.io',
    apiUrl: 'https://www.shibariumscan.io/api',
    kind: 'blockscout',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 5,
  supportsSourcify: false,
  wrappedNative: '0xC76F4c819D820369Fb2d7C1531aB3Bb18e6fE8d8',
  currencies: [
    {
      name: 'WBONE',
      address: '0xC76F4c819D820369Fb2d7C1531aB3Bb18e6fE8d8',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'WETH',
      address: '0x8ed7d143Ef452316Ab1123d28Ab302dC3b80d3ce',
      decimals: 18,
      isWETH: false,
    },
    // One source says 18 decimals, the others 6.
    {
      name: 'USDT',
      address: '0xaB082b8ad96c7f47ED70ED971Ce2116469954cFB',
      decimals: 6,
      isWETH: false,
    },
    // One source says 18 decimals, the others 6.
    {
      name: 'USDC',
      address: '0xf010f12dcA0b96D2d6685bf4dB3dbB4Ad500B6Ad',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'SHIB',
      address: '0x495eea66B0f8b636D441dC6a98d8F5C3D455C4c0',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'ShibaSwap V1',
      kind: 'v2',
      router: '0xEF83bbB63E8A7442E3a4a5d28d9bBf32D7c813c8',
      factory: '0xc2b4218F137e3A5A9B98ab3AE804108F0D312CBC',
      url: 'https://shibaswap.com',
      currency: 'WBONE',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // No source states a router.
    {
      name: 'ChewySwap',
      kind: 'v2',
      factory: '0xEDedDbde5ffA62545eDF97054edC11013ED72125',
      url: 'https://chewyswap.dog',
      currency: 'WBONE',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // No source states a router.
    {
      name: 'MarSwap',
      kind: 'v2',
      factory: '0xBe0223f65813C7c82E195B48F8AAaAcb304FbAe7',
      url: 'https://marswap.exchange',
      currency: 'WBONE',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // No source states a router.
    {
      name: 'ShibaSwap V2 (concentrated)',
      kind: 'v3',
      factory: '0x2996B636663ddeBaE28742368ed47b57539C9600',
      url: 'https://shibaswap.com',
      currency: 'WBONE',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
