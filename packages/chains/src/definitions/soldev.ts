import type { ChainDefinition } from '../types.ts'

/** Solana devnet. */
export const soldev = {
  chainId: 901,
  name: 'Solana Devnet',
  specName: 'Solana dev',
  shortname: 'soldev',
  logo: 'soldev.svg',
  type: 'solana',
  status: 'live',
  isTestNetwork: true,
  hidden: false,
  jumpTo: '/solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://api.devnet.solana.com'],
  feeCharging: false,
  explorer: {
    name: 'Solana Explorer',
    url: 'https://explorer.solana.com?cluster=devnet',
    kind: 'other',
  },
  blockTimeSeconds: 0.4,
  wrappedNative: 'So11111111111111111111111111111111111111112',
  currencies: [
    {
      name: 'WSOL',
      address: 'So11111111111111111111111111111111111111112',
      decimals: 9,
      isWETH: true,
    },
    {
      name: 'USDC',
      address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
      decimals: 6,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'Raydium AMM v4 (devnet)',
      kind: 'v2',
      programId: 'DRaya7Kj3aMWQSy19kSjvmuwq9docCHofyP9kanQGaav',
      url: 'https://raydium.io',
      currency: 'WSOL',
      confidence: 'first-party',
    },
    {
      name: 'Raydium CPMM (devnet)',
      kind: 'v2',
      programId: 'DRaycpLY18LhpbydsBWbVJtxpNv9oXPgjRSfpF2bWpYb',
      url: 'https://raydium.io',
      currency: 'WSOL',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
