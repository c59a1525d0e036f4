import type { ChainDefinition } from '../types.ts'

/** The Solana cluster that `npm start` runs on this machine, beside the local chain (ADR 0256). */
export const solanaLocal = {
  chainId: 902,
  name: 'Local Solana',
  nameIn: { 'zh-CN': '本地 Solana' },
  shortname: 'solana-local',
  logo: 'solana-local.svg',
  type: 'solana',
  status: 'live',
  isTestNetwork: true,
  hidden: false,
  development: true,
  jumpTo: '/solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['http://127.0.0.1:8899'],
  feeCharging: false,
  blockTimeSeconds: 0.4,
  wrappedNative: 'So11111111111111111111111111111111111111112',
  currencies: [
    {
      name: 'WSOL',
      address: 'So11111111111111111111111111111111111111112',
      decimals: 9,
      isWETH: true,
    },
  ],
  venues: [],
} as const satisfies ChainDefinition
