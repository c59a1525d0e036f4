import { type Locale, m } from '@slipway/messages'
import { isPathOf } from './is-path-of.ts'

interface AppShellText {
  readonly path: string
  /** Which page's head it stands in for: the home page's, that of a tool, or that of a state such as 404. */
  readonly shape: 'hero' | 'head' | 'state'
  readonly title: (options: { locale: Locale }) => string
  /** @param chainName undefined when the address does not name the network */
  readonly lead: (chainName: string | undefined, options: { locale: Locale }) => string | undefined
}

type Text = (inputs: Record<never, never>, options: { locale: Locale }) => string
type ChainText = (inputs: { chain: string }, options: { locale: Locale }) => string

/** A page whose title and lead are always the same. */
function fixed(path: string, title: Text, lead: Text, shape: AppShellText['shape'] = 'head') {
  return {
    path,
    shape,
    title: (options: { locale: Locale }) => title({}, options),
    lead: (_: string | undefined, options: { locale: Locale }) => lead({}, options),
  }
}

/** A page whose lead names the network. */
function ofChain(path: string, title: Text, lead: ChainText): AppShellText {
  return {
    path,
    shape: 'head',
    title: (options) => title({}, options),
    lead: (chain, options) => (chain === undefined ? undefined : lead({ chain }, options)),
  }
}

/**
 * What a page says first, for the server to send along: it is read while the scripts are on their way. A journey
 * compares each with the page that follows.
 */
const appShellTexts: readonly AppShellText[] = [
  fixed('/index', m.home_title, m.home_lead, 'hero'),
  fixed('/token/create', m.shell_route_token_create, m.token_create_lead),
  ofChain('/token/list', m.shell_route_token_list, m.token_list_lead),
  fixed('/token/ipfs', m.console_ipfs_title, m.console_ipfs_text),
  fixed('/presale/create', m.shell_route_presale_create, m.presale_create_lead),
  fixed('/presale/fair-create', m.shell_route_presale_fair_create, m.presale_create_lead_fair),
  fixed(
    '/presale/private-create',
    m.shell_route_presale_private_create,
    m.presale_create_lead_private,
  ),
  ofChain('/presale/list', m.shell_route_presale_list, m.presale_list_lead),
  ofChain('/dashboard/workplace', m.shell_route_workplace, m.presale_workplace_lead),
  fixed('/dashboard/analysis', m.shell_route_analysis, m.dashboard_analysis_lead),
  fixed('/dashboard/monitor', m.shell_route_monitor, m.dashboard_monitor_lead),
  ofChain('/whitelist/list', m.shell_route_whitelist_list, m.whitelist_list_lead),
  fixed('/whitelist/sell', m.shell_route_whitelist_sell, m.whitelist_sell_lead),
  fixed('/lock/token', m.lock_title, m.lock_lead),
  fixed('/lock/create', m.lock_title, m.lock_lead),
  fixed('/airdrop/create', m.shell_route_airdrop_create, m.airdrop_create_lead),
  ofChain('/lock/list', m.shell_route_lock_list, m.lock_list_lead),
  ofChain('/mining/list', m.shell_route_mining_list, m.stakelist_lead),
  fixed('/mining/mine', m.shell_route_mining_mine, m.stakelist_mine_lead),
  fixed('/mining/create', m.stakemake_title, m.stakemake_lead),
  fixed('/nft/create', m.shell_route_nft_create, m.nftmake_lead),
  ofChain('/vip', m.shell_route_vip, m.vip_lead),
  fixed('/tools/address', m.shell_route_tools_address, m.tools_address_lead),
  ofChain('/tools/solvency', m.shell_route_tools_solvency, m.tools_solvency_lead),
  fixed('/tools/powers', m.shell_route_tools_powers, m.tools_powers_lead),
  ofChain('/tools/venues', m.shell_route_tools_venues, m.tools_venues_lead),
  fixed('/lp/fix', m.shell_route_lp_fix, m.repair_lead),
  fixed('/404', m.shell_404_title, m.shell_404_text, 'state'),
]

/** @param pathname the address as it was asked for; `/` is the home page */
export function findAppShellText(pathname: string): AppShellText | undefined {
  const shown = pathname === '/' ? '/index' : pathname
  return appShellTexts.find(({ path }) => isPathOf(path, shown))
}
