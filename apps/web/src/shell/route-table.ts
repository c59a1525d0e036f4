import { m } from '@slipway/messages'
import type { RouteEntry } from './route-entry.ts'

/**
 * Every screen of the product in the menu's order: specification section 2, the routes that
 * settled S-10 adds, and the template screens. Titles, menu, tabs, permissions and the region
 * notice read this one table.
 */
export const routeTable: readonly RouteEntry[] = [
  { path: '/index', title: m.shell_route_home, group: 'home' },

  { path: '/token/create', title: m.shell_route_token_create, group: 'token' },
  { path: '/token/list', title: m.shell_route_token_list, group: 'token', exit: true },
  {
    path: '/token/detail/$id',
    title: m.shell_route_token_detail,
    group: 'token',
    hidden: true,
    exit: true,
  },
  { path: '/token/view/$address', title: m.shell_route_token_view, group: 'token', hidden: true },
  { path: '/token/ipfs', title: m.shell_route_token_ipfs, group: 'token', hidden: true },

  { path: '/dashboard/workplace', title: m.shell_route_workplace, group: 'presale' },
  { path: '/presale/list', title: m.shell_route_presale_list, group: 'presale' },
  { path: '/presale/create', title: m.shell_route_presale_create, group: 'presale' },
  { path: '/presale/fair-create', title: m.shell_route_presale_fair_create, group: 'presale' },
  {
    path: '/presale/private-create',
    title: m.shell_route_presale_private_create,
    group: 'presale',
  },
  {
    path: '/presale/detail/$id',
    title: m.shell_route_presale_detail,
    group: 'presale',
    hidden: true,
    exit: true,
  },
  {
    path: '/presale/fair-detail/$id',
    title: m.shell_route_presale_fair_detail,
    group: 'presale',
    hidden: true,
    exit: true,
  },
  {
    path: '/presale/private-detail/$id',
    title: m.shell_route_presale_private_detail,
    group: 'presale',
    hidden: true,
    exit: true,
  },
  {
    path: '/presale/embed/$id',
    title: m.shell_route_presale_detail,
    group: 'presale',
    hidden: true,
    noTab: true,
  },

  { path: '/lock/create', title: m.shell_route_lock_create, group: 'lock', hidden: true },
  { path: '/lock/list', title: m.shell_route_lock_list, group: 'lock', exit: true },
  {
    path: '/lock/token',
    title: m.shell_route_lock_create,
    group: 'lock',
    permission: 'dashboard',
    exit: true,
  },
  {
    path: '/lock/detail/$user/$contract',
    title: m.shell_route_lock_detail,
    group: 'lock',
    hidden: true,
    permission: 'dashboard',
    exit: true,
  },
  {
    path: '/lock/nft-detail/$user/$contract',
    title: m.shell_route_lock_nft_detail,
    group: 'lock',
    hidden: true,
    permission: 'dashboard',
    exit: true,
  },
  {
    path: '/lock/certificate/$id',
    title: m.shell_route_lock_certificate,
    group: 'lock',
    hidden: true,
  },

  { path: '/mining/list', title: m.shell_route_mining_list, group: 'staking' },
  { path: '/mining/mine', title: m.shell_route_mining_mine, group: 'staking', exit: true },
  { path: '/mining/create', title: m.shell_route_mining_create, group: 'staking' },
  {
    path: '/mining/detail/$id',
    title: m.shell_route_mining_detail,
    group: 'staking',
    hidden: true,
    exit: true,
  },

  { path: '/airdrop/list', title: m.shell_route_airdrop_list, group: 'airdrop' },
  { path: '/airdrop/mine', title: m.shell_route_airdrop_mine, group: 'airdrop', exit: true },
  { path: '/airdrop/create', title: m.shell_route_airdrop_create, group: 'airdrop' },
  {
    path: '/airdrop/detail/$id',
    title: m.shell_route_airdrop_detail,
    group: 'airdrop',
    hidden: true,
    exit: true,
  },

  { path: '/nft/create', title: m.shell_route_nft_create, group: 'nft' },
  { path: '/nft/list', title: m.shell_route_nft_list, group: 'nft' },
  { path: '/nft/mint/$id', title: m.shell_route_nft_mint, group: 'nft', hidden: true },

  { path: '/whitelist/list', title: m.shell_route_whitelist_list, group: 'whitelist' },
  {
    path: '/whitelist/sell',
    title: m.shell_route_whitelist_sell,
    group: 'whitelist',
    permission: 'dashboard',
  },
  {
    path: '/whitelist/detail/$id',
    title: m.shell_route_whitelist_detail,
    group: 'whitelist',
    hidden: true,
  },

  { path: '/kyc/index', title: m.shell_route_kyc_index, group: 'badges' },
  { path: '/kyc/audit', title: m.shell_route_kyc_audit, group: 'badges' },
  { path: '/kyc/safu', title: m.shell_route_kyc_safu, group: 'badges' },

  { path: '/tools/address', title: m.shell_route_tools_address, group: 'tools' },
  { path: '/tools/venues', title: m.shell_route_tools_venues, group: 'tools' },
  { path: '/tools/solvency', title: m.shell_route_tools_solvency, group: 'tools' },
  { path: '/lp/fix', title: m.shell_route_lp_fix, group: 'tools', hidden: true },
  { path: '/search', title: m.shell_route_search, group: 'tools', hidden: true },
  { path: '/solana', title: m.shell_route_solana, group: 'tools', hidden: true },
  { path: '/sign/$id', title: m.shell_route_sign, group: 'tools', hidden: true },

  { path: '/dashboard/analysis', title: m.shell_route_analysis, group: 'dashboard' },
  { path: '/dashboard/monitor', title: m.shell_route_monitor, group: 'dashboard' },

  { path: '/vip', title: m.shell_route_vip, group: 'account' },
  { path: '/portfolio', title: m.shell_route_portfolio, group: 'account', exit: true },
  { path: '/owner/$address', title: m.shell_route_owner, group: 'account', hidden: true },
  { path: '/account/center', title: m.shell_route_account_center, group: 'account', hidden: true },
  {
    path: '/account/settings',
    title: m.shell_route_account_settings,
    group: 'account',
    hidden: true,
  },
  { path: '/account/logout', title: m.shell_route_account_logout, group: 'account', hidden: true },
  { path: '/user/login', title: m.shell_route_user_login, group: 'account', hidden: true },
  { path: '/user/register', title: m.shell_route_user_register, group: 'account', hidden: true },
  {
    path: '/user/register-result',
    title: m.shell_route_user_register_result,
    group: 'account',
    hidden: true,
  },
  { path: '/user/recover', title: m.shell_route_user_recover, group: 'account', hidden: true },

  { path: '/guide', title: m.shell_route_guide, group: 'account', hidden: true },
  { path: '/form/basic', title: m.shell_route_form_basic, group: 'account', hidden: true },
  { path: '/form/step', title: m.shell_route_form_step, group: 'account', hidden: true },
  { path: '/form/advanced', title: m.shell_route_form_advanced, group: 'account', hidden: true },
  { path: '/list/query', title: m.shell_route_list_query, group: 'account', hidden: true },
  { path: '/list/basic', title: m.shell_route_list_basic, group: 'account', hidden: true },
  { path: '/list/card', title: m.shell_route_list_card, group: 'account', hidden: true },
  { path: '/profile/basic', title: m.shell_route_profile_basic, group: 'account', hidden: true },
  {
    path: '/profile/advanced',
    title: m.shell_route_profile_advanced,
    group: 'account',
    hidden: true,
  },
  { path: '/result/success', title: m.shell_route_result_success, group: 'account', hidden: true },
  { path: '/result/fail', title: m.shell_route_result_fail, group: 'account', hidden: true },
  { path: '/exception/403', title: m.shell_route_exception_403, group: 'account', hidden: true },
  { path: '/exception/404', title: m.shell_route_exception_404, group: 'account', hidden: true },
  { path: '/exception/500', title: m.shell_route_exception_500, group: 'account', hidden: true },
  { path: '/404', title: m.shell_route_exception_404, group: 'account', hidden: true, noTab: true },
]
