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

interface CatalogueEntry {
  readonly name: string
  readonly title: () => string
  /** What it is for, in a sentence. */
  readonly text: () => string
  readonly Icon: Icon
  readonly path: string
  readonly search?: Readonly<Record<string, string>>
}

const entries = [
  {
    name: 'token',
    ...{ Icon: IconCoins, path: '/token/create' },
    ...{ title: m.shell_route_token_create, text: m.template_tool_token },
  },
  {
    name: 'check',
    ...{ Icon: IconReportSearch, path: '/token/list', search: { whose: 'all' } },
    ...{ title: m.home_tool_lookup_title, text: m.home_tool_lookup_text },
  },
  {
    name: 'presale',
    ...{ Icon: IconRocket, path: '/presale/create' },
    ...{ title: m.shell_route_presale_create, text: m.template_tool_presale },
  },
  {
    name: 'lock',
    ...{ Icon: IconLock, path: '/lock/token' },
    ...{ title: m.shell_route_lock_create, text: m.template_tool_lock },
  },
  {
    name: 'staking',
    ...{ Icon: IconAnchor, path: '/mining/create' },
    ...{ title: m.shell_route_mining_create, text: m.template_tool_staking },
  },
  {
    name: 'airdrop',
    ...{ Icon: IconParachute, path: '/airdrop/create' },
    ...{ title: m.shell_route_airdrop_create, text: m.template_tool_airdrop },
  },
  {
    name: 'nft',
    ...{ Icon: IconPhoto, path: '/nft/create' },
    ...{ title: m.shell_route_nft_create, text: m.template_tool_nft },
  },
  {
    name: 'slots',
    ...{ Icon: IconListCheck, path: '/whitelist/sell' },
    ...{ title: m.shell_route_whitelist_sell, text: m.template_tool_slots },
  },
  {
    name: 'vip',
    ...{ Icon: IconId, path: '/vip' },
    ...{ title: m.shell_route_vip, text: m.template_tool_vip },
  },
  {
    name: 'badges',
    ...{ Icon: IconRosetteDiscountCheck, path: '/kyc/index' },
    ...{ title: m.shell_group_badges, text: m.shell_tool_badges },
  },
  {
    name: 'address',
    ...{ Icon: IconKey, path: '/tools/address' },
    ...{ title: m.shell_route_tools_address, text: m.template_tool_address },
  },
  {
    name: 'venues',
    ...{ Icon: IconArrowsExchange, path: '/tools/venues' },
    ...{ title: m.shell_route_tools_venues, text: m.shell_tool_venues },
  },
  {
    name: 'solvency',
    ...{ Icon: IconScale, path: '/tools/solvency' },
    ...{ title: m.shell_route_tools_solvency, text: m.template_tool_solvency },
  },
  {
    name: 'powers',
    ...{ Icon: IconShieldCheck, path: '/tools/powers' },
    ...{ title: m.shell_route_tools_powers, text: m.template_tool_powers },
  },
  {
    name: 'repair',
    ...{ Icon: IconHammer, path: '/tools/repair' },
    ...{ title: m.shell_route_lp_fix, text: m.template_tool_repair },
  },
  {
    name: 'search',
    ...{ Icon: IconSearch, path: '/search' },
    ...{ title: m.shell_route_search, text: m.shell_tool_search },
  },
] as const satisfies readonly CatalogueEntry[]

export type ToolName = (typeof entries)[number]['name']
export type Tool = CatalogueEntry & { readonly name: ToolName }

/**
 * Every tool of the product, in the order of the menu: home, guide, the page of 404 and the cards with costs read this
 * one list.
 */
export const toolCatalogue: readonly Tool[] = entries
