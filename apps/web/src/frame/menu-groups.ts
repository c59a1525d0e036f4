import { m } from '@slipway/messages'
import { menuTree } from '@slipway/sdk/navigation/menu-tree'
import type { MenuGroup } from '@slipway/sdk/navigation/routes'
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
import { activeChain } from '../core/active-chain.ts'
import type { RouteEntry } from '../core/route-entry.ts'
import { can, type Session } from '../core/session.ts'
import { titledRoutes } from '../core/titled-routes.ts'

/** A page of another site. */
export interface Elsewhere {
  readonly href: string
  readonly title: () => string
}

export interface MenuSection {
  readonly group: MenuGroup
  readonly label: () => string
  readonly Icon: Icon
  readonly entries: readonly RouteEntry[]
  /** Pages of other sites, below the entries. */
  readonly elsewhere: readonly Elsewhere[]
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

/** The foreign page on which tokens of this network are created, where its file names one (settled S-09). */
function createElsewhere(): readonly Elsewhere[] {
  const { createTokenUrl: href } = activeChain
  return href === undefined ? [] : [{ href, title: m.shell_menu_create_elsewhere }]
}

/** The menu: what the list of routes shows and the session permits, in its order. */
export function menuSections(session?: Session): MenuSection[] {
  const named = session?.menu
  // Whatever a server names: the ways to what is one's own stay.
  const entries = titledRoutes.filter(({ path, exit }) => !named || exit || named.has(path))
  return menuTree(entries, (permission) => can(permission, 'query', session)).map((branch) => ({
    ...headings[branch.group],
    ...branch,
    elsewhere: branch.group === 'token' ? createElsewhere() : [],
  }))
}

/** Whether a heading holds the shown page, itself or by an entry that leads on to it. */
export const isHolding = (entries: readonly RouteEntry[], pathname: string): boolean =>
  entries.some(({ path, opens }) => (opens ?? path) === pathname)
