/** What an unopened screen belongs to; decides its explanation. */
export type UnopenedTopic =
  | 'presale'
  | 'lock'
  | 'staking'
  | 'airdrop'
  | 'nft'
  | 'badges'
  | 'liquidity-repair'
  | 'premium-address'
  | 'vip'
  | 'portfolio'
  | 'owner'
  | 'sign'
  | 'search'
  | 'solana'
  | 'statistics'
  | 'account'
  | 'template'

/**
 * Screens of the route table that this release does not open yet, and the only such list: whoever
 * opens one adds its route file and removes its line. A test demands that every route is either
 * here or has a file, never both.
 */
export const unopenedRoutes: Readonly<Record<string, UnopenedTopic>> = {
  '/mining/list': 'staking',
  '/mining/mine': 'staking',
  '/mining/create': 'staking',
  '/mining/detail/$id': 'staking',
  '/airdrop/list': 'airdrop',
  '/airdrop/mine': 'airdrop',
  '/airdrop/create': 'airdrop',
  '/airdrop/detail/$id': 'airdrop',
  '/nft/create': 'nft',
  '/nft/list': 'nft',
  '/nft/mint/$id': 'nft',
  '/kyc/index': 'badges',
  '/kyc/audit': 'badges',
  '/kyc/safu': 'badges',
  '/search': 'search',
  '/solana': 'solana',
  '/sign/$id': 'sign',
  '/dashboard/analysis': 'statistics',
  '/dashboard/monitor': 'statistics',
  '/vip': 'vip',
  '/portfolio': 'portfolio',
  '/owner/$address': 'owner',
  '/account/center': 'account',
  '/account/settings': 'account',
  '/account/logout': 'account',
  '/user/login': 'account',
  '/user/register': 'account',
  '/user/register-result': 'account',
  '/user/recover': 'account',
  '/form/basic': 'template',
  '/form/step': 'template',
  '/form/advanced': 'template',
  '/list/query': 'template',
  '/list/basic': 'template',
  '/list/card': 'template',
  '/profile/basic': 'template',
  '/profile/advanced': 'template',
  '/result/success': 'template',
  '/result/fail': 'template',
}
