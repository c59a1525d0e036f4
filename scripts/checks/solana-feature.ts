import type { Feature } from './feature.ts'

/** The Solana area; its programs are proven in the full run. */
export const solanaFeature = {
  folders: ['solana'],
  integration: [
    'solana-multisend',
    'solana-locker',
    'solana-locker-attacks',
    'solana-locker-events',
    'solana-locker-random',
    'solana-airdrop',
    'solana-airdrop-attacks',
    'solana-airdrop-events',
    'solana-airdrop-random',
    'solana-airdrop-reading',
    'solana-airdrop-size',
    'solana-airdrop-terms',
    'solana-presale',
    'solana-presale-attacks',
    'solana-presale-events',
    'solana-presale-list',
    'solana-presale-random',
    'solana-presale-reading',
    'solana-presale-table',
    'solana-presale-terms',
    'solana-presale-times',
    'solana-presale-units',
  ],
  journeys: [
    'solana/token-create',
    'solana/token-console',
    'solana/nft',
    'solana/lock',
    'solana/airdrop',
    'solana/multisend',
  ],
  gate: { integration: [], journeys: [] },
} as const satisfies Feature
