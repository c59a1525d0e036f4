// What `npm run test:full -- --feature <name>` runs of a feature: every test and journey of its folders, and those
// listed here; for Solana also the check of the binaries. Left to the whole run: static checks, drift, gas, coverage, slither,
// proofs, faults, servers, docs, web build (`fullStages` in `test-stages.ts`).
import { baseFeatures } from './base-features.ts'
import type { Feature } from './feature.ts'
import { solanaFeature } from './solana-feature.ts'

const none = { integration: [], journeys: [] } as const

export const features = {
  token: {
    folders: ['token', 'token-factory', 'tokens', 'trade', 'verification', 'safety', 'presets'],
    integration: [
      'index-tokens',
      'index-taxed-tokens',
      'token-candles',
      'token-candles-read',
      'token-lists',
      'token-list-file',
      'verification',
      'token-on-chain',
      'taxed-acts',
      'taxed-token',
      'safety-report',
      'safety-verdicts',
      'safety-v3',
      'dollars',
      'trade',
      'standard-json',
      'deploy-contracts',
    ],
    journeys: [
      'alone/limits-acting',
      'alone/live-launch',
      'sweep/token-consoles',
      'sweep/phone-acts',
    ],
    gate: {
      integration: ['token-on-chain', 'taxed-token'],
      journeys: ['token/life-of-a-token'],
    },
  },
  launch: {
    folders: ['launch'],
    integration: ['launch', 'sniper', 'liquidity'],
    journeys: ['token/single-launch', 'alone/batch-opening'],
    gate: { integration: ['liquidity'], journeys: ['token/single-launch'] },
  },
  presale: {
    folders: ['presale', 'whitelist', 'whitelist-market', 'inviter'],
    integration: [
      'index-presales',
      'presales',
      'presale-files',
      'presale-plans',
      'presale-life',
      'presale-rules',
      'publish-releases',
    ],
    journeys: ['sweep/phone-acts'],
    gate: {
      integration: ['presale-rules', 'presales'],
      journeys: ['presale/normal-presale', 'presale/fair-presale', 'presale/private-presale'],
    },
  },
  lock: {
    folders: ['lock'],
    integration: [
      'index-locks',
      'locks',
      'lock-plans',
      'lock-certificate',
      'lock-creation',
      'odd-allowances',
      'locks-on-chain',
      'nft-locks-on-chain',
    ],
    journeys: ['clock/life-of-a-lock', 'clock/locked-liquidity', 'sweep/phone-acts'],
    gate: {
      integration: ['locks', 'locks-on-chain', 'nft-locks-on-chain'],
      journeys: ['lock/create-lock'],
    },
  },
  repair: {
    folders: ['pool-repair'],
    integration: ['repair'],
    gate: { integration: ['repair'], journeys: [] },
  },
  staking: {
    folders: ['staking'],
    integration: ['index-pools', 'pools'],
    journeys: [
      'clock/life-of-a-pool',
      'clock/pool-kinds',
      'clock/gated-pool',
      'clock/invited-stakes',
      'clock/pool-powers',
    ],
    gate: { integration: ['pools'], journeys: ['staking/create-pool'] },
  },
  airdrop: {
    folders: ['airdrop'],
    integration: [
      'index-airdrops',
      'airdrops',
      'airdrop-plans',
      'claims-on-chain',
      'mappings-on-chain',
      'multisend-on-chain',
    ],
    journeys: ['clock/mapping', 'clock/released-claims', 'clock/coming-airdrops'],
    gate: {
      integration: ['airdrops', 'claims-on-chain', 'multisend-on-chain', 'mappings-on-chain'],
      journeys: ['airdrop/claims'],
    },
  },
  nft: {
    folders: ['nft', 'files', 'ipfs'],
    integration: [
      'index-nft-sales',
      'nft-sales',
      'nft-plans',
      'nft-sales-on-chain',
      'assets',
      'files',
      's3-store',
      'prune-files',
    ],
    journeys: ['clock/life-of-a-collection', 'clock/owners-collection'],
    gate: {
      integration: ['nft-sales', 'nft-sales-on-chain', 'files'],
      journeys: ['nft/paid-in-a-token'],
    },
  },
  vip: {
    folders: ['vip', 'creation-fee'],
    integration: ['index-vip', 'vip', 'vip-plans'],
    journeys: ['clock/membership'],
    gate: { integration: ['vip'], journeys: ['vip/join'] },
  },
  accounts: {
    folders: ['accounts', 'outbox', 'webhooks', 'notifications', 'critique', 'multisig'],
    integration: [
      'accounts',
      'account-takeover',
      'accounts-alike',
      'contract-wallets',
      'multisig',
      'critique',
      'delivery',
      'notifications',
      'webhooks',
      'webhook-processes',
      'webhook-sending',
      'rate-limits',
    ],
    journeys: ['portfolio/notifications', 'template/critique'],
    gate: {
      integration: ['account-takeover', 'notifications', 'critique'],
      journeys: ['accounts/account'],
    },
  },
  badges: {
    folders: ['badges', 'operator', 'attestations'],
    integration: ['badges', 'badge-documents', 'attestations', 'operator', 'deploy-attestations'],
    gate: { integration: ['attestations', 'badge-documents'], journeys: [] },
  },
  overview: {
    folders: [
      'entries',
      'home',
      'dashboard',
      'stats',
      'search',
      'share',
      'portfolio',
      'owner',
      'feeds',
      'template',
      'example-screens',
    ],
    integration: [
      'overview',
      'overview-plans',
      'stats',
      'share',
      'feeds',
      'read-routes',
      'index-settings',
    ],
    gate: { integration: ['overview', 'stats', 'feeds'], journeys: [] },
  },
  tools: {
    folders: [
      'tools',
      'venue',
      'venues',
      'vanity-address',
      'signing',
      'chat-link',
      'clear-signing',
    ],
    integration: ['solvency', 'browser', 'deploy-venue', 'public-data'],
    gate: { integration: ['solvency'], journeys: ['tools/sign'] },
  },
  solana: solanaFeature,
  bot: {
    folders: ['bot'],
    integration: ['launch', 'alerts', 'own-tokens', 'templates', 'private-relay'],
    gate: none,
  },
  cli: {
    folders: ['cli'],
    integration: ['commands', 'scripts', 'platform', 'published-sdk', 'release', 'defillama'],
    gate: none,
  },
  ...baseFeatures,
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof features

export const featureNames = Object.keys(features) as FeatureName[]
