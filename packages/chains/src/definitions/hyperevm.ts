import type { ChainDefinition } from '../types.ts'

/**
 * HyperEVM. Normal blocks hold 2M gas, one a second; big ones 30M, one a minute, for senders who
 * switch to them. chainid.network lists Wanchain Testnet under 999.
 */
export const hyperevm = {
  chainId: 999,
  name: 'HyperEVM',
  shortname: 'hyperevm',
  logo: 'hyperevm.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'Hyperliquid', symbol: 'HYPE', decimals: 18 },
  rpcUrls: ['https://rpc.hyperliquid.xyz/evm', 'https://rpc.nodeflare.app/hl/public'],
  feeCharging: false,
  explorer: {
    name: 'HyperEVMScan',
    url: 'https://hyperevmscan.io',
    apiUrl: 'https://api.etherscan.io/v2/api?chainid=999',
    kind: 'etherscan',
  },
  altExplorers: [
    {
      name: 'Blockscout',
      url: 'https://hyperliquid.cloud.blockscout.com',
      apiUrl: 'https://hyperliquid.cloud.blockscout.com/api',
      kind: 'blockscout',
    },
  ],
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  blockGasLimit: 2_000_000,
  blockTimeSeconds: 1,
  supportsSourcify: false,
  wrappedNative: '0x5555555555555555555555555555555555555555',
  currencies: [
    {
      name: 'WHYPE',
      address: '0x5555555555555555555555555555555555555555',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDC',
      address: '0xb88339CB7199b77E23DB6E890353E22632Ba630f',
      decimals: 6,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'USDT0',
      address: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb',
      decimals: 6,
      isWETH: false,
      isDollar: true,
    },
  ],
  venues: [
    {
      name: 'HyperSwap V2',
      kind: 'v2',
      router: '0xb4a9C4e6Ea8E2191d2FA5B380452a634Fb21240A',
      factory: '0x724412C00059bf7d6ee7d4a1d0D5cd4de3ea1C48',
      url: 'https://app.hyperswap.exchange',
      currency: 'WHYPE',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // Router: SwapRouter02, one source; SwapRouter 0x4E2960a8cd19B467b82d26D83fAcb0fAE26b094D has two.
    {
      name: 'HyperSwap V3',
      kind: 'v3',
      router: '0x6D99e7f6747AF2cDbB5164b6DD50e40D4fDe1e77',
      factory: '0xB1c0fa0B789320044A6F623cFe5eBda9562602E3',
      url: 'https://app.hyperswap.exchange',
      currency: 'WHYPE',
      nftManager: '0x6eDA206207c09e5428F281761DdC0D300851fBC8',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
