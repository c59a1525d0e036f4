import type { ChainDefinition } from '../types.ts'

/**
 * OKTC, closed in stages since OKX's notice of 2025-08-13; OKT became OKB on X Layer. The final
 * switch-off is not confirmed. EVM level, block time and fee market are cautious choices: send
 * legacy transactions.
 */
export const okc = {
  chainId: 66,
  name: 'OKX Chain (OKTC)',
  specName: 'OKX Chain',
  shortname: 'okc',
  logo: 'okc.svg',
  type: 'evm',
  status: 'retired',
  retirement: { date: '2025-08-13', successor: 'xlayer' },
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'OKT', symbol: 'OKT', decimals: 18 },
  rpcUrls: [
    'https://exchainrpc.okex.org',
    'https://oktc.drpc.org',
    'https://oktc-mainnet.public.blastapi.io',
  ],
  feeCharging: true,
  creationFees: {
    tokenWei: 10n ** 16n, // 0.01 OKT
  },
  explorer: { name: 'OKLink', url: 'https://www.oklink.com/okc', kind: 'okx' },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'istanbul',
  evmVersionVerified: false,
  push0: false,
  eip1559: false,
  blockNumberSource: 'own',
  blockTimeSeconds: 3,
  supportsSourcify: false,
  wrappedNative: '0x8F8526dbfd6E38E3D8307702cA8469Bae6C56C15',
  currencies: [
    {
      name: 'WOKT',
      address: '0x8F8526dbfd6E38E3D8307702cA8469Bae6C56C15',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT',
      address: '0x382bB369d343125BfB2117af9c149795C6C65C50',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'USDC',
      address: '0xc946DAf81b08146B1C7A8Da2A851Ddf2B3EAaf85',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'ETHK',
      address: '0xEF71CA2EE68F45B9Ad6F72fbdb33d707b872315C',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'OKB',
      address: '0xdF54B6c6195EA4d948D03bfD818D365cf175cFC2',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'DAI',
      address: '0x21cDE7E32a6CAF4742d00d44B07279e7596d26B9',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'CherrySwap',
      kind: 'v2',
      router: '0x865bfde337C8aFBffF144Ff4C29f9404EBb22b15',
      factory: '0x709102921812B3276A65092Fe79eDfc76c4D4AFe',
      url: 'https://www.cherryswap.net',
      currency: 'WOKT',
      initCodeHash: '0xe3ae0327539fda6ee87492b9ce166b7419808c231acd1fe54dd3fbf7754704f5',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'KSwap',
      kind: 'v2',
      router: '0xc3364A27f56b95f4bEB0742a7325D67a04D80942',
      factory: '0x60DCD4a2406Be12dbe3Bb2AaDa12cFb762A418c1',
      url: 'https://www.kswap.finance',
      currency: 'WOKT',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'JSwap',
      kind: 'v2',
      router: '0x069A306A638ac9d3a68a6BD8BE898774C073DCb3',
      factory: '0xd654CbF99F2907F06c88399AE123606121247D5C',
      url: 'https://jswap.finance',
      currency: 'WOKT',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
    {
      name: 'SushiSwap V2',
      kind: 'v2',
      router: '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506',
      factory: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
      url: 'https://www.sushi.com',
      currency: 'WOKT',
      initCodeHash: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
