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
import { pathOnSolana } from '../core/pages-on-both.ts'
import type { RouteEntry } from '../core/route-entry.ts'
import { can, type Session } from '../core/session.ts'
import { titledRoutes } from '../core/titled-routes.ts'

/** A page of another site. */
export interface Elsewhere {
  readonly href: string
  readonly title: () => string
}

/** A page of ours, as the menu shows it. */
export interface MenuEntry extends Pick<RouteEntry, 'path' | 'opens' | 'title'> {
  readonly search?: Readonly<Record<string, string>>
  /** Shown beside pages of Solana, though it is of networks with an EVM alone. */
  readonly isOfEvm?: boolean
}

export interface MenuSection {
  readonly group: MenuGroup
  readonly label: () => string
  readonly Icon: Icon
  readonly entries: readonly MenuEntry[]
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

const exits: ReadonlySet<string> = new Set(
  titledRoutes.filter(({ exit }) => exit).map(({ path }) => path),
)
const isExitOnEvm = (path: string): boolean => exits.has(path)
/** The page that stands in its place may be one where it is none itself. */
const isExitOnSolana = (path: string): boolean => exits.has(pathOnSolana(path) ?? path)

/** The menu of networks with an EVM: what the list of routes shows and the session permits, in its order. */
function evmSections(session: Session | undefined, isExit: typeof isExitOnEvm): MenuSection[] {
  const named = session?.menu
  // Whatever a server names: the ways to what is one's own stay.
  const entries = titledRoutes.filter(({ path }) => !named || isExit(path) || named.has(path))
  return menuTree(entries, (permission) => can(permission, 'query', session)).map((branch) => ({
    ...headings[branch.group],
    ...branch,
    elsewhere: branch.group === 'token' ? createElsewhere() : [],
  }))
}

/** Pages that are about all networks. */
const onAll: ReadonlySet<string> = new Set(['/index', '/search', '/dashboard/analysis'])
/** Pages that another one of Solana's covers: its form has every kind of presale, its list of pools is of one's own too. */
const covered: ReadonlySet<string> = new Set([
  '/presale/fair-create',
  '/presale/private-create',
  '/mining/mine',
])

/** What stands in an entry's place while a page of Solana is shown, on the same cluster. */
function entriesOnSolana(entry: MenuEntry, cluster: string): readonly MenuEntry[] {
  const { path, title } = entry
  if (covered.has(path)) return []
  const on = cluster === '' ? {} : { search: { network: cluster } }
  // What a wallet has on Solana stands on the area's first page.
  const own = path === '/portfolio' ? '/solana' : pathOnSolana(path)
  if (own === undefined) return [onAll.has(path) ? entry : { ...entry, isOfEvm: true }]
  const here = { path: own, title, ...on }
  return path === '/airdrop/create'
    ? [here, { path: '/solana/multisend', title: m.solana_nav_multisend, ...on }]
    : [here]
}

/**
 * The menu: beside pages of Solana it leads to the area's own tools, and marks what other networks alone have.
 *
 * @param cluster short name in the address of a page of Solana, empty where it names none; absent beside other pages
 */
export function menuSections(session?: Session, cluster?: string): MenuSection[] {
  if (cluster === undefined) return evmSections(session, isExitOnEvm)
  return evmSections(session, isExitOnSolana).map((section) => ({
    ...section,
    entries: section.entries.flatMap((entry) => entriesOnSolana(entry, cluster)),
    elsewhere: [],
  }))
}

/** Where an entry leads. It is the current one on its own page alone, whatever that page's query says. */
export const menuLink = ({ path, search }: MenuEntry) => ({
  to: path,
  ...(search && { search }),
  activeOptions: { exact: true, includeSearch: false },
})

/** Whether a heading holds the shown page, itself or by an entry that leads on to it. */
export const isHolding = (entries: readonly MenuEntry[], pathname: string): boolean =>
  entries.some(({ path, opens }) => (opens ?? path) === pathname)
