import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import {
  type Icon,
  IconCoins,
  IconDroplet,
  IconGift,
  IconLock,
  IconPhoto,
  IconRocket,
  IconSend,
} from '@tabler/icons-react'
import { AppLink } from '../../core/app-link.tsx'
import classes from './overview.module.css'

interface Tool {
  readonly Icon: Icon
  readonly title: () => string
  readonly text: () => string
  /** What is said where the cluster lacks the program; absent for what Solana's own programs do. */
  readonly absent?: (names: { chain: string }) => string
  readonly links: readonly { readonly to: string; readonly label: () => string }[]
}

const tools: readonly Tool[] = [
  {
    ...{ Icon: IconCoins, title: m.shell_group_token, text: m.solana_create_text },
    links: [
      { to: '/solana/token/create', label: m.shell_route_token_create },
      { to: '/solana/token/list', label: m.shell_route_token_list },
    ],
  },
  {
    ...{ Icon: IconPhoto, title: m.shell_group_nft, text: m.solana_nft_create_text },
    links: [
      { to: '/solana/nft/create', label: m.solana_nft_new },
      { to: '/solana/nft/list', label: m.solana_nav_collections },
    ],
  },
  {
    ...{ Icon: IconRocket, title: m.solana_presales, text: m.solpresalemake_overview },
    absent: m.solpresalemake_absent_title,
    links: [
      { to: '/solana/presale/create', label: m.shell_route_presale_create },
      { to: '/solana/presale/list', label: m.solana_nav_presales },
    ],
  },
  {
    ...{ Icon: IconDroplet, title: m.shell_group_staking, text: m.solstakemake_overview },
    absent: m.solstakemake_absent_title,
    links: [
      { to: '/solana/staking/create', label: m.shell_route_mining_create },
      { to: '/solana/staking/list', label: m.solana_nav_pools },
    ],
  },
  {
    ...{ Icon: IconLock, title: m.shell_group_lock, text: m.solana_lock_text },
    absent: m.solana_lock_absent_title,
    links: [
      { to: '/solana/lock/create', label: m.shell_route_lock_create },
      { to: '/solana/lock/list', label: m.solana_nav_locks },
    ],
  },
  {
    ...{ Icon: IconGift, title: m.shell_group_airdrop, text: m.solana_airdrop_text },
    absent: m.solana_airdrop_absent_title,
    links: [
      { to: '/solana/airdrop/create', label: m.shell_route_airdrop_create },
      { to: '/solana/airdrop/list', label: m.shell_route_airdrop_mine },
    ],
  },
  {
    ...{ Icon: IconSend, title: m.solana_nav_multisend, text: m.solana_send_text },
    links: [{ to: '/solana/multisend', label: m.solana_nav_send }],
  },
]

/** What can be done on a cluster: each tool with its form and its list. */
export function ToolCards({ chain }: { chain: SolanaChainDefinition }) {
  const hasPrograms = getSolanaPrograms(chain.chainId) !== undefined
  return (
    <ul className={classes.tools}>
      {tools.map(({ Icon, title, text, absent, links }) => {
        const missing = hasPrograms ? undefined : absent?.({ chain: chain.name })
        return (
          <li key={title()} className={classes.tool}>
            <Icon size={22} stroke={1.5} aria-hidden />
            <h2>{title()}</h2>
            <p>{missing ?? text()}</p>
            {missing === undefined && (
              <div className={classes.links}>
                {links.map(({ to, label }) => (
                  <AppLink key={to} to={to} search={{ network: chain.shortname }}>
                    {label()}
                  </AppLink>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
