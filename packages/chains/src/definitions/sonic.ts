import type { ChainDefinition } from '../types.ts'

/**
 * Sonic, successor of Fantom. EVM level: node sources (Allegro has Prague's features). Blocks are
 * produced on demand.
 */
export const sonic = {
  chainId: 146,
  name: 'Sonic',
  shortname: 'sonic',
  logo: 'sonic.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: [
    'https://rpc.soniclabs.com',
    'https://sonic-rpc.publicnode.com',
    'https://sonic.drpc.org',
  ],
  feeCharging: false,
  explorer: {
    name: 'SonicScan',
    url: 'https://sonicscan.org',
    apiUrl: 'https://api.etherscan.io/v2/api?chainid=146',
    kind: 'etherscan',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'prague',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 0.63,
  supportsSourcify: true,
  wrappedNative: '0x039e2fB66102314Ce7b64Ce5Ce3E5183bc94aD38',
  currencies: [
    {
      name: 'wS',
      address: '0x039e2fB66102314Ce7b64Ce5Ce3E5183bc94aD38',
      decimals: 18,
      isWETH: true,
    },
    // Some lists call it USDC.e.
    {
      name: 'USDC',
      address: '0x29219dd400f2Bf60E5a23d13Be72B486D4038894',
      decimals: 6,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'USDT',
      address: '0x6047828dc181963ba44974801FF68e538dA5eaF9',
      decimals: 6,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'WETH',
      address: '0x50c42dEAcD8Fc9773493ED674b675bE577f2634b',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'SpookySwap V2',
      kind: 'v2',
      router: '0xa6AD18C2aC47803E193F75c3677b14BF19B94883',
      factory: '0xEE4bC42157cf65291Ba2FE839AE127e3Cc76f741',
      url: 'https://spooky.fi',
      currency: 'wS',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'SushiSwap V2',
      kind: 'v2',
      router: '0x9B3336186a38E1b6c21955d112dbb0343Ee061eE',
      factory: '0xB45e53277a7e0F1D35f2a77160e91e25507f1763',
      url: 'https://www.sushi.com',
      currency: 'wS',
      initCodeHash: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    // Swaps go through a route processor; factory and position manager serve LP locks.
    {
      name: 'SushiSwap V3',
      kind: 'v3',
      factory: '0x46B3fDF7b5CDe91Ac049936bF0bDb12c5d22202e',
      url: 'https://www.sushi.com',
      currency: 'wS',
      nftManager: '0x0389879e0156033202C44BF784ac18fC02edeE4f',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
    // No source states router and position manager.
    {
      name: 'Uniswap V3',
      kind: 'v3',
      factory: '0xcb2436774C3e191c85056d248EF4260ce5f27A9D',
      url: 'https://app.uniswap.org',
      currency: 'wS',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
    // No source states a position manager.
    {
      name: 'SpookySwap V3',
      kind: 'v3',
      router: '0x0C2BC01d435CfEb2DC6Ad7cEC0E473e2DBaBdd87',
      factory: '0x3D91B700252e0E3eE7805d12e048a988Ab69C8ad',
      url: 'https://spooky.fi',
      currency: 'wS',
      routerAbi: 'uniswap-v3',
      confidence: 'cross-checked',
    },
  ],
} as const satisfies ChainDefinition
