import type { ChainDefinition } from '../types.ts'

/**
 * Ethereum test network, shut down in 2024. Its last fork was Dencun, on 2024-01-17. Etherscan
 * dropped its explorer.
 */
export const goerli = {
  chainId: 5,
  name: 'Goerli',
  shortname: 'goerli',
  logo: 'goerli.svg',
  type: 'evm',
  status: 'retired',
  retirement: { date: '2024', successor: 'sepolia' },
  isTestNetwork: true,
  hidden: false,
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://ethereum-goerli-rpc.publicnode.com', 'https://eth-goerli.public.blastapi.io'],
  feeCharging: true,
  creationFees: {
    tokenWei: 2n * 10n ** 14n, // 0.0002 ETH
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 12,
  supportsSourcify: false,
  wrappedNative: '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6',
  currencies: [
    {
      name: 'WETH',
      address: '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDC',
      address: '0x07865c6E87B9F70255377e024ace6630C1Eaa37F',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'CAKE',
      address: '0xc2C3eAbE0368a2Ea97f485b03D1098cdD7d0c081',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'Uniswap V2',
      kind: 'v2',
      router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      url: 'https://app.uniswap.org',
      currency: 'WETH',
      initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    {
      name: 'PancakeSwap V2',
      kind: 'v2',
      router: '0xEfF92A263d31888d860bD50809A8D171709b7b1c',
      factory: '0x1097053Fd2ea711dad45caCcc45EfF7548fCB362',
      url: 'https://pancakeswap.finance',
      currency: 'WETH',
      initCodeHash: '0x57224589c67f3f30a6b0d7a1b54cf3153ab84563bc609ef41dfb34f8b2974d2d',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    {
      name: 'Uniswap V3',
      kind: 'v3',
      router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      url: 'https://app.uniswap.org',
      currency: 'WETH',
      nftManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
