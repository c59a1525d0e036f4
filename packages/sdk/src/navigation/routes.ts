/** A heading of the menu. */
export type MenuGroup =
  | 'home'
  | 'dashboard'
  | 'token'
  | 'presale'
  | 'lock'
  | 'staking'
  | 'airdrop'
  | 'nft'
  | 'whitelist'
  | 'badges'
  | 'tools'
  | 'account'

/** One screen, as page and API know it. */
export interface Route {
  /** Address with `$name` for a changing part, e.g. `/presale/detail/$id`. */
  readonly path: string
  readonly group: MenuGroup
  /** True for routes that the menu does not show. */
  readonly hidden?: true
  /** Permission tag of specification section 6. */
  readonly permission?: 'dashboard'
  /**
   * True where users take out what is theirs. The restricted-region notice never covers these
   * (settled S-05).
   */
  readonly exit?: true
  /** Page that the address leads on to; the menu's entry is the current one while that page is shown. */
  readonly opens?: string
  /** True for pages that take no place in the tab bar. */
  readonly noTab?: true
}

/**
 * Every screen of the product in the menu's order: specification section 2, the routes that
 * settled S-10 adds, and the template screens. Titles, menu, tabs, permissions, the region notice
 * and the API's `/user/nav` read this one list.
 */
export const routes = [
  { path: '/index', group: 'home' },
  { path: '/token/create', group: 'token' },
  { path: '/token/list', group: 'token', exit: true },
  { path: '/token/detail/$id', group: 'token', hidden: true, exit: true },
  { path: '/token/view/$address', group: 'token', hidden: true },
  { path: '/token/ipfs', group: 'token', hidden: true },
  { path: '/dashboard/workplace', group: 'presale' },
  { path: '/presale/list', group: 'presale' },
  { path: '/presale/create', group: 'presale' },
  { path: '/presale/fair-create', group: 'presale' },
  { path: '/presale/private-create', group: 'presale' },
  { path: '/presale/detail/$id', group: 'presale', hidden: true, exit: true },
  { path: '/presale/fair-detail/$id', group: 'presale', hidden: true, exit: true },
  { path: '/presale/private-detail/$id', group: 'presale', hidden: true, exit: true },
  { path: '/presale/embed/$id', group: 'presale', hidden: true, noTab: true },
  { path: '/lock/create', group: 'lock', hidden: true },
  { path: '/lock/list', group: 'lock', exit: true },
  { path: '/lock/token', group: 'lock', permission: 'dashboard', exit: true },
  {
    path: '/lock/detail/$user/$contract',
    group: 'lock',
    hidden: true,
    permission: 'dashboard',
    exit: true,
  },
  {
    path: '/lock/nft-detail/$user/$contract',
    group: 'lock',
    hidden: true,
    permission: 'dashboard',
    exit: true,
  },
  { path: '/lock/certificate/$id', group: 'lock', hidden: true },
  { path: '/mining/list', group: 'staking' },
  { path: '/mining/mine', group: 'staking', exit: true },
  { path: '/mining/create', group: 'staking' },
  { path: '/mining/detail/$id', group: 'staking', hidden: true, exit: true },
  { path: '/airdrop/list', group: 'airdrop' },
  { path: '/airdrop/mine', group: 'airdrop', exit: true },
  { path: '/airdrop/create', group: 'airdrop' },
  { path: '/airdrop/detail/$id', group: 'airdrop', hidden: true, exit: true },
  { path: '/nft/create', group: 'nft' },
  { path: '/nft/list', group: 'nft', exit: true },
  { path: '/nft/mint/$id', group: 'nft', hidden: true, exit: true },
  { path: '/whitelist/list', group: 'whitelist' },
  { path: '/whitelist/sell', group: 'whitelist', permission: 'dashboard' },
  { path: '/whitelist/detail/$id', group: 'whitelist', hidden: true },
  { path: '/kyc/index', group: 'badges' },
  { path: '/kyc/audit', group: 'badges' },
  { path: '/kyc/safu', group: 'badges' },
  { path: '/kyc/review', group: 'badges', hidden: true },
  { path: '/tools/address', group: 'tools' },
  { path: '/tools/venues', group: 'tools' },
  { path: '/tools/solvency', group: 'tools' },
  { path: '/tools/powers', group: 'tools' },
  { path: '/tools/repair', group: 'tools', opens: '/lp/fix', noTab: true },
  { path: '/lp/fix', group: 'tools', hidden: true },
  { path: '/search', group: 'tools' },
  { path: '/solana', group: 'tools', hidden: true, exit: true },
  { path: '/solana/token/create', group: 'tools', hidden: true },
  { path: '/solana/token/list', group: 'tools', hidden: true, exit: true },
  { path: '/solana/token/$mint', group: 'tools', hidden: true, exit: true },
  { path: '/solana/nft/create', group: 'tools', hidden: true },
  { path: '/solana/nft/list', group: 'tools', hidden: true, exit: true },
  { path: '/solana/nft/$mint', group: 'tools', hidden: true, exit: true },
  { path: '/solana/lock/create', group: 'tools', hidden: true },
  { path: '/solana/lock/list', group: 'tools', hidden: true, exit: true },
  { path: '/solana/lock/$address', group: 'tools', hidden: true, exit: true },
  { path: '/solana/airdrop/create', group: 'tools', hidden: true },
  { path: '/solana/airdrop/list', group: 'tools', hidden: true, exit: true },
  { path: '/solana/airdrop/$address', group: 'tools', hidden: true, exit: true },
  { path: '/solana/presale/create', group: 'tools', hidden: true },
  { path: '/solana/presale/list', group: 'tools', hidden: true, exit: true },
  { path: '/solana/presale/$address', group: 'tools', hidden: true, exit: true },
  { path: '/solana/staking/create', group: 'tools', hidden: true },
  { path: '/solana/staking/list', group: 'tools', hidden: true, exit: true },
  { path: '/solana/staking/$address', group: 'tools', hidden: true, exit: true },
  { path: '/solana/multisend', group: 'tools', hidden: true },
  { path: '/sign/$id', group: 'tools', hidden: true },
  { path: '/dashboard/analysis', group: 'dashboard' },
  { path: '/dashboard/monitor', group: 'dashboard' },
  { path: '/vip', group: 'account' },
  { path: '/portfolio', group: 'account', exit: true },
  { path: '/owner/$address', group: 'account', hidden: true },
  { path: '/account/center', group: 'account', hidden: true },
  { path: '/account/settings', group: 'account', hidden: true },
  { path: '/account/webhooks', group: 'account', hidden: true },
  { path: '/account/logout', group: 'account', hidden: true },
  { path: '/user/login', group: 'account', hidden: true },
  { path: '/user/register', group: 'account', hidden: true },
  { path: '/user/register-result', group: 'account', hidden: true },
  { path: '/user/recover', group: 'account', hidden: true },
  { path: '/guide', group: 'account', hidden: true },
  { path: '/form/basic', group: 'account', hidden: true },
  { path: '/form/step', group: 'account', hidden: true },
  { path: '/form/advanced', group: 'account', hidden: true },
  { path: '/list/query', group: 'account', hidden: true },
  { path: '/list/basic', group: 'account', hidden: true },
  { path: '/list/card', group: 'account', hidden: true },
  { path: '/profile/basic', group: 'account', hidden: true },
  { path: '/profile/advanced', group: 'account', hidden: true },
  { path: '/result/success', group: 'account', hidden: true },
  { path: '/result/fail', group: 'account', hidden: true },
  { path: '/exception/403', group: 'account', hidden: true },
  { path: '/exception/404', group: 'account', hidden: true },
  { path: '/exception/500', group: 'account', hidden: true },
  { path: '/404', group: 'account', hidden: true, noTab: true },
] as const satisfies readonly Route[]

/** Address of a screen of ours. */
export type RoutePath = (typeof routes)[number]['path']
