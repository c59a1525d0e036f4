import type { ChainDefinition } from '../types.ts'

/**
 * Core. EVM level and block time: node sources (Cancun 2025-06-25). Two wrapped forms of CORE are
 * in use; a router says which one it takes by `WETH()`.
 */
export const core = {
  chainId: 1116,
  name: 'Core',
  specName: 'CORE',
  shortname: 'core',
  logo: 'core.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'CORE', symbol: 'CORE', decimals: 18 },
  rpcUrls: [
    'https://rpc.coredao.org',
    'https://core.drpc.org',
    'https://rpc.ankr.com/core',
    'https://rpc-core.icecreamswap.com',
  ],
  feeCharging: true,
  creationFees: {
    tokenWei: 10n ** 17n, // 0.1 CORE
    platformWei: 2n * 10n ** 17n, // 0.2 CORE
  },
  explorer: {
    name: 'CoreScan',
    url: 'https://scan.coredao.org',
    apiUrl: 'https://scan.coredao.org/api',
    kind: 'other',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 3,
  supportsSourcify: true,
  wrappedNative: '0x40375C92d9FAf44d2f9db9Bd9ba41a3317a2404f',
  currencies: [
    {
      name: 'WCORE',
      address: '0x40375C92d9FAf44d2f9db9Bd9ba41a3317a2404f',
      decimals: 18,
      isWETH: true,
    },
    // The wrapped form that ShadowSwap takes.
    {
      name: 'WCORE-ALT',
      address: '0x191E94fa59739e188dcE837F7f6978d84727AD01',
      decimals: 18,
      isWETH: false,
      onChainSymbol: 'WCORE',
    },
    {
      name: 'USDT',
      address: '0x900101d06A7426441Ae63e9AB3B9b0F63Be145F1',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'USDC',
      address: '0xa4151B2B3e269645181dCcF2D426cE75fcbDeca9',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'WETH',
      address: '0xeAB3aC417c4d6dF6b143346a46fEe1B847B50296',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'ArcherSwap',
      kind: 'v2',
      router: '0x74F56a7560eF0C72Cf6D677e3f5f51C2D579fF15',
      factory: '0xe0b8838e8d73ff1CA193E8cc2bC0Ebf7Cf86F620',
      url: 'https://archerswap.finance',
      currency: 'WCORE',
      initCodeHash: '0xa496ce5b8348c4a27befb2616addacbfdd5beaf87f2e951c1f8910fd0d3bf9c0',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'IceCreamSwap V2',
      kind: 'v2',
      router: '0xBb5e1777A331ED93E07cF043363e48d320eb96c4',
      factory: '0x9E6d21E759A7A288b80eef94E4737D313D31c13f',
      url: 'https://icecreamswap.com',
      currency: 'WCORE',
      initCodeHash: '0x58c1b429d0ffdb4407396ae8118c58fed54898473076d0394163ea2198f7c4a3',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'ShadowSwap',
      kind: 'v2',
      router: '0xCCED48E6fe655E5F28e8C4e56514276ba8b34C09',
      factory: '0x326Ee96748E7DcC04BE1Ef8f4E4F6bdd54048932',
      url: 'https://shadowswap.xyz',
      currency: 'WCORE-ALT',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    {
      name: 'LFGSwap',
      kind: 'v2',
      router: '0x42a0F91973536f85B06B310fa9C70215784F35a1',
      factory: '0xA1ADD165AED06D26fC1110b153ae17a5A5ae389e',
      url: 'https://app.lfgswap.finance',
      currency: 'WCORE',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    // Marked as deprecated by its maker.
    {
      name: 'SushiSwap V2',
      kind: 'v2',
      router: '0x9B3336186a38E1b6c21955d112dbb0343Ee061eE',
      factory: '0xB45e53277a7e0F1D35f2a77160e91e25507f1763',
      url: 'https://www.sushi.com',
      currency: 'WCORE',
      initCodeHash: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    // One project as source.
    {
      name: 'W3Swap',
      kind: 'v2',
      router: '0xcf3a6DA26F7aF6D84f527B6F34a35ED2Ee4fA927',
      factory: '0x425E4b9f455849671De93d02A2D6eb132355274E',
      currency: 'WCORE',
      initCodeHash: '0x5bc0c987398ee8f9be4436590a75eab19e9feb184d6cea41867f8805b6d0f2bb',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    // Swaps go through a route processor; factory and position manager serve LP locks.
    {
      name: 'SushiSwap V3',
      kind: 'v3',
      factory: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
      url: 'https://www.sushi.com',
      currency: 'WCORE',
      nftManager: '0xF4d73326C13a4Fc5FD7A064217e12780e9Bd62c3',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
    // No source states a router.
    {
      name: 'IceCreamSwap V3',
      kind: 'v3',
      factory: '0xa8a3AAD4f592b7f30d6514ee9A863A4cEFF6531D',
      url: 'https://icecreamswap.com',
      currency: 'WCORE',
      nftManager: '0xfb7bcf090937F870e6E72f9a31e0839aa2a7b513',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
    // No source states a router.
    {
      name: 'CorexSwap',
      kind: 'v3',
      factory: '0x526190295AFB6b8736B14E4b42744FBd95203A3a',
      url: 'https://corex.network',
      currency: 'WCORE',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
