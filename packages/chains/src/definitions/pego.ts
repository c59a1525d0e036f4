import type { ChainDefinition } from '../types.ts'

/**
 * PEGO Network. Its EVM level is a cautious choice; whether it still produces blocks is not known.
 */
export const pego = {
  chainId: 20201022,
  name: 'PEGO Network',
  specName: 'PEGO',
  shortname: 'pego',
  logo: 'pego.svg',
  type: 'evm',
  status: 'unknown',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'PEGO', symbol: 'PG', decimals: 18 },
  rpcUrls: [
    'https://pegorpc.com',
    'https://node1.pegorpc.com',
    'https://node2.pegorpc.com',
    'https://node3.pegorpc.com',
  ],
  feeCharging: false,
  explorer: {
    name: 'PEGO Explorer',
    url: 'https://scan.pego.network',
    apiUrl: 'https://scan.pego.network/api',
    kind: 'other',
  },
  evmVersion: 'istanbul',
  evmVersionVerified: false,
  push0: false,
  blockNumberSource: 'own',
  supportsSourcify: false,
  wrappedNative: '0x0cF4071940782b640d0b595Cb17bDf3E90869d70',
  currencies: [
    {
      name: 'WPG',
      address: '0x0cF4071940782b640d0b595Cb17bDf3E90869d70',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT',
      address: '0x02F9Bebf5E54968D8Cc2562356C91ECDE135801B',
      decimals: 18,
      isWETH: false,
    },
  ],
  venues: [
    // Router: three independent sources; factory and hash: one.
    {
      name: 'W3Swap',
      kind: 'v2',
      router: '0xE9d6f80028671279a28790bb4007B10B0595Def1',
      factory: '0x94274b1Ed6E1BDe55fa631f502Aa18512Aa3007b',
      currency: 'WPG',
      initCodeHash: '0x6e9d1a9446dcdf45071ca6c9bedfdfa09b568b1a208558039c34e9aa660bb9da',
      routerAbi: 'uniswap-v2',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
