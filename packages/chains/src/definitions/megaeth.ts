import type { ChainDefinition } from '../types.ts'

/**
 * MegaETH. EVM level deduced: Uniswap v4 runs there, which needs Cancun. The block time is that of
 * EVM blocks; mini blocks are faster.
 */
export const megaeth = {
  chainId: 4326,
  name: 'MegaETH',
  shortname: 'megaeth',
  logo: 'megaeth.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.megaeth.com/rpc', 'https://megaeth.drpc.org'],
  feeCharging: false,
  explorer: {
    name: 'MegaETH Etherscan',
    url: 'https://mega.etherscan.io',
    apiUrl: 'https://api.etherscan.io/v2/api?chainid=4326',
    kind: 'etherscan',
  },
  altExplorers: [
    {
      name: 'Blockscout',
      url: 'https://megaeth.blockscout.com',
      apiUrl: 'https://megaeth.blockscout.com/api',
      kind: 'blockscout',
    },
  ],
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: false,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockTimeSeconds: 1,
  supportsSourcify: false,
  wrappedNative: '0x4200000000000000000000000000000000000006',
  currencies: [
    {
      name: 'WETH',
      address: '0x4200000000000000000000000000000000000006',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT0',
      address: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb',
      decimals: 6,
      isWETH: false,
      isDollar: true,
    },
    // No source states the decimals.
    { name: 'USDm', address: '0xFAfDdbb3FC7688494971a79cc65DCa3EF82079E7', isWETH: false },
  ],
  venues: [
    {
      name: 'Uniswap V2',
      kind: 'v2',
      router: '0xb73055db2B3A3EaE87a331DD88e4a80b43602690',
      factory: '0xbf56488c857A881ae7e3BED27Cf99c10A7Ab7e50',
      url: 'https://app.uniswap.org',
      currency: 'WETH',
      initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    {
      name: 'Uniswap V3',
      kind: 'v3',
      router: '0x48020De9208baFC183F5CAd5118FFbe8f0F913F5',
      factory: '0x3a5F0CD7d62452b7f899B2A5758BFa57be0dE478',
      url: 'https://app.uniswap.org',
      currency: 'WETH',
      nftManager: '0xCDc86e98184e96436F733a8Bf31BD4F0214E6D7d',
      initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
