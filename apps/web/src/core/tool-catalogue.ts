import { m } from '@slipway/messages'
import {
  type Icon,
  IconAnchor,
  IconArrowsExchange,
  IconCoins,
  IconHammer,
  IconId,
  IconKey,
  IconListCheck,
  IconLock,
  IconParachute,
  IconPhoto,
  IconReportSearch,
  IconRocket,
  IconRosetteDiscountCheck,
  IconScale,
  IconSearch,
  IconShieldCheck,
} from '@tabler/icons-react'

/** A tool as lists of tools show it. */
export interface CatalogueEntry {
  readonly name: string
  readonly title: () => string
  readonly Icon: Icon
  readonly path: string
  readonly search?: Readonly<Record<string, string>>
}

const entries = [
  {
    name: 'token',
    ...{ Icon: IconCoins, path: '/token/create' },
    title: m.shell_route_token_create,
  },
  {
    name: 'check',
    ...{ Icon: IconReportSearch, path: '/token/list', search: { whose: 'all' } },
    title: m.home_tool_lookup_title,
  },
  {
    name: 'presale',
    ...{ Icon: IconRocket, path: '/presale/create' },
    title: m.shell_route_presale_create,
  },
  {
    name: 'lock',
    ...{ Icon: IconLock, path: '/lock/token' },
    title: m.shell_route_lock_create,
  },
  {
    name: 'staking',
    ...{ Icon: IconAnchor, path: '/mining/create' },
    title: m.shell_route_mining_create,
  },
  {
    name: 'airdrop',
    ...{ Icon: IconParachute, path: '/airdrop/create' },
    title: m.shell_route_airdrop_create,
  },
  {
    name: 'nft',
    ...{ Icon: IconPhoto, path: '/nft/create' },
    title: m.shell_route_nft_create,
  },
  {
    name: 'slots',
    ...{ Icon: IconListCheck, path: '/whitelist/sell' },
    title: m.shell_route_whitelist_sell,
  },
  {
    name: 'vip',
    ...{ Icon: IconId, path: '/vip' },
    title: m.shell_route_vip,
  },
  {
    name: 'badges',
    ...{ Icon: IconRosetteDiscountCheck, path: '/kyc/index' },
    title: m.shell_group_badges,
  },
  {
    name: 'address',
    ...{ Icon: IconKey, path: '/tools/address' },
    title: m.shell_route_tools_address,
  },
  {
    name: 'venues',
    ...{ Icon: IconArrowsExchange, path: '/tools/venues' },
    title: m.shell_route_tools_venues,
  },
  {
    name: 'solvency',
    ...{ Icon: IconScale, path: '/tools/solvency' },
    title: m.shell_route_tools_solvency,
  },
  {
    name: 'powers',
    ...{ Icon: IconShieldCheck, path: '/tools/powers' },
    title: m.shell_route_tools_powers,
  },
  {
    name: 'repair',
    ...{ Icon: IconHammer, path: '/tools/repair' },
    title: m.shell_route_lp_fix,
  },
  {
    name: 'search',
    ...{ Icon: IconSearch, path: '/search' },
    title: m.shell_route_search,
  },
] as const satisfies readonly CatalogueEntry[]

export type ToolName = (typeof entries)[number]['name']
export type Tool = CatalogueEntry & { readonly name: ToolName }

/**
 * Every tool of the product, in the order of the menu: home, guide, the page of 404 and the cards with costs read this
 * one list.
 */
export const toolCatalogue: readonly Tool[] = entries
