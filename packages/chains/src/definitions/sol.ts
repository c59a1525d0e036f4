import type { ChainDefinition } from '../types.ts'

/**
 * Solana mainnet. The public node is rate-limited and refuses heavy reads: an operator brings an
 * own one.
 */
export const sol = {
  chainId: 900,
  name: 'Solana',
  specName: 'Solana main',
  shortname: 'sol',
  logo: 'sol.svg',
  type: 'solana',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  jumpTo: '/solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://api.mainnet-beta.solana.com'],
  feeCharging: false,
  explorer: { name: 'Solscan', url: 'https://solscan.io', kind: 'other' },
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
      address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'USDT',
      address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
      decimals: 6,
      isWETH: false,
    },
  ],
  venues: [
    {
      name: 'Raydium AMM v4',
      kind: 'v2',
      programId: '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8',
      url: 'https://raydium.io',
      currency: 'WSOL',
      confidence: 'first-party',
    },
    {
      name: 'Raydium CPMM',
      kind: 'v2',
      programId: 'CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C',
      url: 'https://raydium.io',
      currency: 'WSOL',
      confidence: 'first-party',
    },
    {
      name: 'Raydium CLMM',
      kind: 'v3',
      programId: 'CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK',
      url: 'https://raydium.io',
      currency: 'WSOL',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
