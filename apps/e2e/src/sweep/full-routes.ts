/** Screens of the product that the specification does not name: they are looked at in full, never as the gate's share. */
export const fullRoutes: readonly string[] = [
  '/account/logout',
  '/account/webhooks',
  '/kyc/review',
  '/guide',
  '/presale/embed/1',
  '/tools/repair',
  '/solana/token/create?network=solana-local',
  '/solana/token/list?network=solana-local',
  '/solana/token/So11111111111111111111111111111111111111112?network=solana-local',
  '/solana/nft/create?network=solana-local',
  '/solana/nft/list?network=solana-local',
  '/solana/nft/So11111111111111111111111111111111111111112?network=solana-local',
  '/solana/lock/create?network=solana-local',
  '/solana/lock/list?network=solana-local',
  '/solana/lock/So11111111111111111111111111111111111111112?network=solana-local',
  '/solana/multisend?network=solana-local',
]
