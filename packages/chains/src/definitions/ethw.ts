import type { ChainDefinition } from '../types.ts'

/**
 * EthereumPoW, split from Ethereum at the Merge: Gray Glacier rules, no PUSH0, no PREVRANDAO.
 * Contracts from before the Merge stand at their Ethereum addresses; Multicall3 is inferred from
 * that. Wallets may show another name, because chainid.network lists Smart Bitcoin Cash Testnet
 * under 10001. One public node is known.
 */
export const ethw = {
  chainId: 10001,
  name: 'EthereumPoW',
  specName: 'EthereumPow',
  shortname: 'ethw',
  logo: 'ethw.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'EthereumPoW', symbol: 'ETHW', decimals: 18 },
  rpcUrls: ['https://mainnet.ethereumpow.org'],
  feeCharging: false,
  explorer: { name: 'OKLink', url: 'https://www.oklink.com/ethw', kind: 'okx' },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'london',
  evmVersionVerified: false,
  push0: false,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 13,
  supportsSourcify: false,
  wrappedNative: '0x7Bf88d2c0e32dE92CdaF2D43CcDc23e8Edfd5990',
  currencies: [
    {
      name: 'WETHW',
      address: '0x7Bf88d2c0e32dE92CdaF2D43CcDc23e8Edfd5990',
      decimals: 18,
      isWETH: true,
    },
    // The forked WETH9 wraps ETHW too; UniWswap and PowSwap take it.
    {
      name: 'WETH-FORK',
      address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      decimals: 18,
      isWETH: false,
      onChainSymbol: 'WETH',
    },
    {
      name: 'USDT',
      address: '0x2AD7868CA212135C6119FD7AD1Ce51CFc5702892',
      decimals: 6,
      isWETH: false,
    },
    // No source states the decimals.
    { name: 'USDC', address: '0x25DE68ef588cb0c2c8F3537861E828Ae699CD0DB', isWETH: false },
  ],
  venues: [
    {
      name: 'LFGSwap',
      kind: 'v2',
      router: '0x4f381d5fF61ad1D0eC355fEd2Ac4000eA1e67854',
      factory: '0xf66cef53c518659bFA0A9a4Aa07445AF08bf9B3a',
      url: 'https://app.lfgswap.finance',
      currency: 'WETHW',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'UniWswap',
      kind: 'v2',
      router: '0x633e494C22D163F798b25b0264b92Ac612645731',
      factory: '0xaBC4325bAD182076EAa5877c68437833d596D3Ee',
      url: 'https://uniwswap.com',
      currency: 'WETH-FORK',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'PowSwap',
      kind: 'v2',
      router: '0x6851e767Aaa9C4674Fe8cAE95AFCc819b7Fb0403',
      factory: '0x62009bD6349A3A1d7f1bcC7C69492Cd26F1FBF75',
      url: 'https://powswap.io',
      currency: 'WETH-FORK',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    // The fork's copy of the Ethereum deployment.
    {
      name: 'Uniswap V3',
      kind: 'v3',
      factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      url: 'https://app.uniswap.org',
      currency: 'WETHW',
      nftManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
