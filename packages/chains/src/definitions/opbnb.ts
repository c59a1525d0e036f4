import type { ChainDefinition } from '../types.ts'

/**
 * opBNB. EVM level and block time: node sources (Cancun 2024-06-20, Fourier 2026-01-07, which
 * announces the transaction gas cap).
 */
export const opbnb = {
  chainId: 204,
  name: 'opBNB',
  shortname: 'opbnb',
  logo: 'opbnb.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: [
    'https://opbnb-mainnet-rpc.bnbchain.org',
    'https://opbnb-rpc.publicnode.com',
    'https://opbnb.drpc.org',
  ],
  feeCharging: false,
  explorer: {
    name: 'opBNB BscScan',
    url: 'https://opbnb.bscscan.com',
    apiUrl: 'https://api.etherscan.io/v2/api?chainid=204',
    kind: 'etherscan',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  transactionGasCap: 16_777_216,
  blockTimeSeconds: 0.25,
  supportsSourcify: false,
  wrappedNative: '0x4200000000000000000000000000000000000006',
  currencies: [
    {
      name: 'WBNB',
      address: '0x4200000000000000000000000000000000000006',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT',
      address: '0x9e5AAC1Ba1a2e6aEd6b32689DFcF62A509Ca96f3',
      decimals: 18,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'FDUSD',
      address: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      decimals: 18,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'ETH',
      address: '0xE7798f023fC62146e8Aa1b36Da45fb70855a77Ea',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'CAKE',
      address: '0x2779106e4F4A8A28d77A24c18283651a2AE22D1C',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'PancakeSwap V2',
      kind: 'v2',
      router: '0x8cFe327CEc66d1C090Dd72bd0FF11d690C33a2Eb',
      factory: '0x02a84c1b3BBD7401a5f7fa98a384EBC70bB5749E',
      url: 'https://pancakeswap.finance',
      currency: 'WBNB',
      initCodeHash: '0x57224589c67f3f30a6b0d7a1b54cf3153ab84563bc609ef41dfb34f8b2974d2d',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    // Router: SmartRouter.
    {
      name: 'PancakeSwap V3',
      kind: 'v3',
      router: '0x678Aa4bF4E210cf2166753e054d5b7c31cc7fa86',
      factory: '0x0BFbCF9fa4f9C56B0F40a671Ad40E0805A091865',
      url: 'https://pancakeswap.finance',
      currency: 'WBNB',
      nftManager: '0x46A15B0b27311cedF172AB29E4f4766fbE7F4364',
      initCodeHash: '0x6ce8eb472fa82df5469c6ab6d485f17c3ad13c8cd7af59b3d4a8026c5ce0f7e2',
      poolDeployer: '0x41ff9AA7e16B8B1a8a8dc4f0eFacd93D02d071c9',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
