import type { ChainDefinition } from '../types.ts'

/**
 * X Layer. EVM level deduced: Uniswap v4 runs there, which needs Cancun. Contracts are verified
 * through OKLink's own endpoint.
 */
export const xlayer = {
  chainId: 196,
  name: 'X Layer',
  specName: 'XLayer',
  shortname: 'xlayer',
  logo: 'xlayer.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  rpcUrls: ['https://rpc.xlayer.tech', 'https://xlayerrpc.okx.com', 'https://xlayer.drpc.org'],
  feeCharging: false,
  explorer: {
    name: 'OKLink',
    url: 'https://www.oklink.com/xlayer',
    apiUrl: 'https://www.oklink.com/api/v5/explorer/xlayer/api',
    kind: 'okx',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: false,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 1,
  supportsSourcify: false,
  wrappedNative: '0xe538905cf8410324e03A5A23C1c177a474D59b2b',
  currencies: [
    {
      name: 'WOKB',
      address: '0xe538905cf8410324e03A5A23C1c177a474D59b2b',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT0',
      address: '0x779Ded0c9e1022225f8E0630b35a9b54bE713736',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'USDT',
      address: '0x1E4a5963aBFD975d8c9021ce480b42188849D41d',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'USDC',
      address: '0x74b7F16337b8972027F6196A17a631aC6dE26d22',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'WETH',
      address: '0x5A77f1443D16ee5761d310e38b62f77f726bC71c',
      decimals: 18,
      isWETH: false,
    },
    // No source states the decimals.
    { name: 'WBTC', address: '0xEA034fb02eB1808C2cc3adbC15f447B93CbE08e1', isWETH: false },
  ],
  venues: [
    {
      name: 'Uniswap V2',
      kind: 'v2',
      router: '0x182a927119D56008d921126764bF884221b10f59',
      factory: '0xDf38F24fE153761634Be942F9d859f3DBA857E95',
      url: 'https://app.uniswap.org',
      currency: 'WOKB',
      initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    // Router and hash have one source.
    {
      name: 'PotatoSwap V2',
      kind: 'v2',
      router: '0x881fB2f98c13d521009464e7D1CBf16E1b394e8E',
      factory: '0x630DB8E822805c82Ca40a54daE02dd5aC31f7fcF',
      url: 'https://potatoswap.finance',
      currency: 'WOKB',
      initCodeHash: '0xdd99ecd699c0a23dd1d40ed63bf3a4619e9b7489433fe4b25bc2e28f4cd7a45a',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    // No source states a router.
    {
      name: 'DYORSwap',
      kind: 'v2',
      factory: '0x2CcaDb1e437AA9cDc741574bDa154686B1F04C09',
      url: 'https://dyorswap.finance',
      currency: 'WOKB',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // One project as source.
    {
      name: 'W3Swap',
      kind: 'v2',
      router: '0x174c4C03DfeA09682728A5959A253bf1F7C7766F',
      factory: '0xA7afB6163c331DDb0845843889D6f9544328846F',
      currency: 'WOKB',
      initCodeHash: '0xb79803c7b3e6448ffb477bfb01feef39c5f9e33a23c5e1c3c444426561221cf5',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    {
      name: 'Uniswap V3',
      kind: 'v3',
      router: '0x4f0C28f5926AFDA16bf2506D5D9e57Ea190f9bcA',
      factory: '0x4B2ab38DBF28D31D467aA8993f6c2585981D6804',
      url: 'https://app.uniswap.org',
      currency: 'WOKB',
      nftManager: '0x315e413A11AB0df498eF83873012430ca36638Ae',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
    // From an older list; no source states a router.
    {
      name: 'PotatoSwap V3',
      kind: 'v3',
      factory: '0xa1415fAe79c4B196d087F02b8aD5a622B8A827E5',
      url: 'https://potatoswap.finance',
      currency: 'WOKB',
      nftManager: '0xE6b5d25cc857c956bA20B73f4e21a1F1397947d8',
      routerAbi: 'uniswap-v3',
      confidence: 'cross-checked',
    },
  ],
} as const satisfies ChainDefinition
