import type { ChainStats } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'
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
  IconRocket,
  IconRosetteDiscountCheck,
  IconScale,
  IconSearch,
  IconShieldCheck,
} from '@tabler/icons-react'
import { airdropContracts } from '../../airdrop/shared/airdrop-contracts.ts'
import { lockContracts } from '../../lock/shared/lock-contracts.ts'
import { vipContracts } from '../../membership/vip-contracts.ts'
import { nftContracts } from '../../nft/shared/nft-contracts.ts'
import { presaleContracts } from '../../presale/sale/presale-contracts.ts'
import { stakingContracts } from '../../staking/shared/staking-contracts.ts'
import { tokenContracts } from '../../token/shared/token-contracts.ts'

/** A tool as its card shows it. */
export interface NetworkTool {
  readonly name: string
  readonly title: () => string
  readonly text: () => string
  readonly Icon: Icon
  /** Its contracts stand on the page's network, or it needs none. */
  readonly isHere: boolean
  /** Factory that says what it costs; absent where nothing is charged by a factory. */
  readonly fee?: FeeTool
  /** It sends no transaction. */
  readonly isReading?: true
  /** How often it was used on a network, and what that counts. */
  readonly made?: readonly [label: () => string, count: (stats: ChainStats) => number]
  readonly path: string
  /** What stands behind the path's question mark. */
  readonly search?: Readonly<Record<string, string>>
  /** What was made with it. */
  readonly list?: readonly [path: string, search?: Readonly<Record<string, string>>]
}

/**
 * The tools of this release, in the order of the menu: the one list that cards, home page and the page of what is not
 * open yet show, and that the README is compared with.
 */
export const networkTools: readonly NetworkTool[] = [
  {
    ...{ name: 'token', title: m.shell_route_token_create, text: m.template_tool_token },
    ...{ Icon: IconCoins, isHere: tokenContracts !== undefined, fee: 'token' },
    made: [m.home_stats_tokens, ({ tokens }) => tokens],
    ...{ path: '/token/create', list: ['/token/list', { whose: 'all' }] },
  },
  {
    ...{ name: 'presale', title: m.shell_route_presale_create, text: m.template_tool_presale },
    ...{ Icon: IconRocket, isHere: presaleContracts !== undefined, fee: 'presale' },
    made: [m.stats_figure_sales, ({ presales }) => presales],
    ...{ path: '/presale/create', list: ['/presale/list'] },
  },
  {
    ...{ name: 'lock', title: m.shell_route_lock_create, text: m.template_tool_lock },
    ...{ Icon: IconLock, isHere: lockContracts !== undefined },
    made: [m.stats_figure_locks, ({ locks }) => locks],
    ...{ path: '/lock/create', list: ['/lock/list'] },
  },
  {
    ...{ name: 'staking', title: m.shell_route_mining_create, text: m.template_tool_staking },
    ...{ Icon: IconAnchor, isHere: stakingContracts !== undefined, fee: 'staking' },
    made: [m.shell_route_mining_list, ({ pools }) => pools],
    ...{ path: '/mining/create', list: ['/mining/list'] },
  },
  {
    ...{ name: 'airdrop', title: m.shell_route_airdrop_create, text: m.template_tool_airdrop },
    ...{ Icon: IconParachute, isHere: airdropContracts !== undefined, fee: 'airdrop' },
    made: [m.stats_figure_airdrops, ({ airdrops }) => airdrops],
    ...{ path: '/airdrop/create', list: ['/airdrop/list'] },
  },
  {
    ...{ name: 'nft', title: m.shell_route_nft_create, text: m.template_tool_nft },
    ...{ Icon: IconPhoto, isHere: nftContracts !== undefined, fee: 'nft' },
    made: [m.tools_solvency_collections, ({ nftSales }) => nftSales],
    ...{ path: '/nft/create', list: ['/nft/list'] },
  },
  {
    ...{ name: 'slots', title: m.shell_route_whitelist_sell, text: m.template_tool_slots },
    ...{ Icon: IconListCheck, isHere: presaleContracts !== undefined },
    ...{ path: '/whitelist/sell', list: ['/whitelist/list'] },
  },
  {
    ...{ name: 'repair', title: m.shell_route_lp_fix, text: m.template_tool_repair },
    ...{ Icon: IconHammer, isHere: true, path: '/lp/fix' },
  },
  {
    ...{ name: 'vip', title: m.shell_route_vip, text: m.template_tool_vip },
    ...{ Icon: IconId, isHere: vipContracts !== undefined, path: '/vip' },
  },
  {
    ...{ name: 'safety', title: m.template_tool_safety_title, text: m.template_tool_safety },
    ...{ Icon: IconSearch, isHere: true, isReading: true },
    ...{ path: '/token/list', search: { whose: 'all' } },
  },
  {
    ...{ name: 'badges', title: m.shell_group_badges, text: m.template_tool_badges },
    ...{ Icon: IconRosetteDiscountCheck, isHere: true, path: '/kyc/index' },
  },
  {
    ...{ name: 'venues', title: m.shell_route_tools_venues, text: m.template_tool_venues },
    ...{ Icon: IconArrowsExchange, isHere: true, isReading: true, path: '/tools/venues' },
  },
  {
    ...{ name: 'address', title: m.shell_route_tools_address, text: m.template_tool_address },
    ...{ Icon: IconKey, isHere: true, isReading: true, path: '/tools/address' },
  },
  {
    ...{ name: 'solvency', title: m.shell_route_tools_solvency, text: m.template_tool_solvency },
    ...{
      Icon: IconScale,
      isHere: tokenContracts !== undefined,
      isReading: true,
      path: '/tools/solvency',
    },
  },
  {
    ...{ name: 'powers', title: m.shell_route_tools_powers, text: m.template_tool_powers },
    ...{
      Icon: IconShieldCheck,
      isHere: tokenContracts !== undefined,
      isReading: true,
      path: '/tools/powers',
    },
  },
]

/** Those that work on the page's network now. */
export const toolsHere = networkTools.filter(({ isHere }) => isHere)

/** The tools whose words have every word of a text. */
export function findTools(text: string | undefined): readonly NetworkTool[] {
  const wanted = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return networkTools.filter((tool) => {
    const words = `${tool.title()} ${tool.text()}`.toLowerCase()
    return wanted.every((word) => words.includes(word))
  })
}
