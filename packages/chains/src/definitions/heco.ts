import type { ChainDefinition } from '../types.ts'

/**
 * Huobi ECO Chain, closed on 2025-01-15. It never had a base fee. Its explorer is left out: nobody
 * answers for the domain of a closed network.
 */
export const heco = {
  chainId: 128,
  name: 'HECO',
  shortname: 'heco',
  logo: 'heco.svg',
  type: 'evm',
  status: 'retired',
  retirement: { date: '2025-01-15' },
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'Huobi Token', symbol: 'HT', decimals: 18 },
  rpcUrls: ['https://http-mainnet.hecochain.com', 'https://heco.drpc.org'],
  feeCharging: false,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'istanbul',
  evmVersionVerified: false,
  push0: false,
  eip1559: false,
  blockNumberSource: 'own',
  blockTimeSeconds: 3,
  supportsSourcify: false,
  wrappedNative: '0x5545153CCFcA01fbd7Dd11C0b23ba694D9509A6F',
  currencies: [
    {
      name: 'WHT',
      address: '0x5545153CCFcA01fbd7Dd11C0b23ba694D9509A6F',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT',
      address: '0xa71EdC38d189767582C38A3145b5873052c3e47a',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'HUSD',
      address: '0x0298c2b32eaE4da002a15f36fdf7615BEa3DA047',
      decimals: 8,
      isWETH: false,
    },
    {
      name: 'ETH',
      address: '0x64FF637fB478863B7468bc97D30a5bF3A428a1fD',
      decimals: 18,
      isWETH: false,
    },
    // Sources disagree on the decimals: 6 and 18.
    { name: 'USDC', address: '0x9362Bbef4B8313A8Aa9f0c9808B80577Aa26B73B', isWETH: false },
    {
      name: 'MDX',
      address: '0x25D2e80cB6B86881Fd7e07dd263Fb79f4AbE033c',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    // A second router, 0x0f1c2D1FDD202768A4bDa7A38EB0377BD58d278E, is in use.
    {
      name: 'MDEX',
      kind: 'v2',
      router: '0xED7d5F38C79115ca12fe6C0041abb22F0A06C300',
      factory: '0xb0b670fc1F7724119963018DB0BfA86aDb22d941',
      url: 'https://ht.mdex.com',
      currency: 'WHT',
      initCodeHash: '0x2ad889f82040abccb2649ea6a874796c1601fb67f91a747a80e08860c73ddf24',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    {
      name: 'SushiSwap V2',
      kind: 'v2',
      router: '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506',
      factory: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
      url: 'https://www.sushi.com',
      currency: 'WHT',
      initCodeHash: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
