import type { ChainDefinition } from '../types.ts'

/**
 * Test network of BNB Smart Chain. EVM level and block time: node sources (Prague 2025-02-25,
 * Fermi, Osaka 2026-03-24).
 */
export const bsctest = {
  chainId: 97,
  name: 'BNB Smart Chain Testnet',
  specName: 'BNB Chain (test)',
  shortname: 'bsctest',
  logo: 'bsctest.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: true,
  hidden: false,
  nativeCurrency: { name: 'Test BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: [
    'https://bsc-testnet-rpc.publicnode.com',
    'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
    'https://data-seed-prebsc-2-s1.bnbchain.org:8545',
    'https://bsc-testnet.drpc.org',
  ],
  feeCharging: false,
  platformFeeWei: 0n,
  explorer: {
    name: 'BscScan Testnet',
    url: 'https://testnet.bscscan.com',
    apiUrl: 'https://api.etherscan.io/v2/api?chainid=97',
    kind: 'etherscan',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'prague',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  transactionGasCap: 16_777_216,
  blockTimeSeconds: 0.45,
  supportsSourcify: true,
  wrappedNative: '0xae13d989daC2f0dEbFf460aC112a837C89BAa7cd',
  currencies: [
    {
      name: 'WBNB',
      address: '0xae13d989daC2f0dEbFf460aC112a837C89BAa7cd',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT',
      address: '0x337610d27c682E347C9cD60BD4b3b107C9d34dDd',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'BUSD',
      address: '0xeD24FC36d5Ee211Ea25A80239Fb8C4Cfd80f12Ee',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'USDC',
      address: '0x64544969ed7EBf5f083679233325356EbE738930',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'CAKE',
      address: '0x8d008B313C1d6C7fE2982F62d32Da7507cF43551',
      decimals: 18,
      isWETH: false,
    },
    // A second test USDT, the one of PancakeSwap.
    {
      name: 'USDT-PCS',
      address: '0x0fB5D7c73FA349A90392f873a4FA1eCf6a3d0a96',
      decimals: 18,
      isWETH: false,
      onChainSymbol: 'USDT',
    },
  ],
  venues: [
    {
      name: 'PancakeSwap V2',
      kind: 'v2',
      router: '0xD99D1c33F9fC3444f8101754aBC46c52416550D1',
      factory: '0x6725F303b657a9451d8BA641348b6761A6CC7a17',
      url: 'https://pancakeswap.finance',
      currency: 'WBNB',
      initCodeHash: '0xd0d4c4cd0848c93cb4fd1f498d7013ee6bfb25783ea21593d5834f5d250ece66',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // Router: SmartRouter.
    {
      name: 'PancakeSwap V3',
      kind: 'v3',
      router: '0x9a489505a00cE272eAa5e07Dba6491314CaE3796',
      factory: '0x0BFbCF9fa4f9C56B0F40a671Ad40E0805A091865',
      url: 'https://pancakeswap.finance',
      currency: 'WBNB',
      nftManager: '0x427bF5b37357632377eCbEC9de3626C71A5396c1',
      initCodeHash: '0x6ce8eb472fa82df5469c6ab6d485f17c3ad13c8cd7af59b3d4a8026c5ce0f7e2',
      poolDeployer: '0x41ff9AA7e16B8B1a8a8dc4f0eFacd93D02d071c9',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
