import { m } from '@slipway/messages'
import {
  type Icon,
  IconAnchor,
  IconChartLine,
  IconCoins,
  IconHome,
  IconListCheck,
  IconLock,
  IconParachute,
  IconPhoto,
  IconRocket,
  IconRosetteDiscountCheck,
  IconTool,
  IconUser,
} from '@tabler/icons-react'
import type { MenuGroup, RouteEntry } from './route-entry.ts'
import { routeTable } from './route-table.ts'
import { can } from './session.ts'

export interface MenuSection {
  readonly group: MenuGroup
  readonly label: () => string
  readonly Icon: Icon
  readonly entries: readonly RouteEntry[]
}

const headings: Readonly<Record<MenuGroup, { label: () => string; Icon: Icon }>> = {
  home: { label: m.shell_route_home, Icon: IconHome },
  token: { label: m.shell_group_token, Icon: IconCoins },
  presale: { label: m.shell_group_presale, Icon: IconRocket },
  lock: { label: m.shell_group_lock, Icon: IconLock },
  staking: { label: m.shell_group_staking, Icon: IconAnchor },
  airdrop: { label: m.shell_group_airdrop, Icon: IconParachute },
  nft: { label: m.shell_group_nft, Icon: IconPhoto },
  whitelist: { label: m.shell_group_whitelist, Icon: IconListCheck },
  badges: { label: m.shell_group_badges, Icon: IconRosetteDiscountCheck },
  tools: { label: m.shell_group_tools, Icon: IconTool },
  dashboard: { label: m.shell_group_dashboard, Icon: IconChartLine },
  account: { label: m.shell_group_account, Icon: IconUser },
}

/** The menu: what the route table shows and the session permits, in the table's order. */
export function menuSections(): MenuSection[] {
  const shown = routeTable.filter(
    (entry) => !entry.hidden && (!entry.permission || can(entry.permission, 'query')),
  )
  const groups = [...new Set(shown.map((entry) => entry.group))]
  return groups.map((group) => ({
    group,
    ...headings[group],
    entries: shown.filter((entry) => entry.group === group),
  }))
}
