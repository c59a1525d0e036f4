import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import type { ReactNode } from 'react'
import { AppLink } from '../../core/app-link.tsx'
import { Notice } from '../../core/notice.tsx'
import { useTab } from '../../core/tab-context.ts'
import { findCluster } from './find-cluster.ts'
import { readSolanaSearch } from './read-solana-search.ts'
import classes from './solana-page.module.css'
import { useCluster } from './use-cluster.ts'

const pages = [
  { to: '/solana', title: m.solana_nav_overview },
  { to: '/solana/token/create', title: m.shell_route_solana_create },
  { to: '/solana/token/list', title: m.shell_route_solana_list },
  { to: '/solana/nft/create', title: m.shell_route_solana_nft_create },
  { to: '/solana/nft/list', title: m.shell_route_solana_nft_list },
  { to: '/solana/multisend', title: m.shell_route_solana_multisend },
  { to: '/solana/presale/create', title: m.shell_route_solana_presale_create },
  { to: '/solana/presale/list', title: m.shell_route_solana_presale_list },
  { to: '/solana/staking/create', title: m.shell_route_solana_staking_create },
  { to: '/solana/staking/list', title: m.shell_route_solana_staking_list },
  { to: '/solana/lock/create', title: m.shell_route_solana_lock_create },
  { to: '/solana/lock/list', title: m.shell_route_solana_lock_list },
  { to: '/solana/airdrop/create', title: m.shell_route_solana_airdrop_create },
  { to: '/solana/airdrop/list', title: m.shell_route_solana_airdrop_list },
]

/** Where the line of pages does not fit, it starts with the one that is open in sight. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current="page"]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft
}

interface SolanaPageProps {
  title: string
  description: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of the Solana area: its head, and the ways to the area's other pages on the same cluster. */
export function SolanaPage({ title, description, actions, children }: SolanaPageProps) {
  const { shortname, name } = useCluster()
  const { network: asked } = readSolanaSearch(useTab().search)
  return (
    <>
      <nav ref={showCurrent} className={classes.nav} aria-label={m.shell_route_solana()}>
        {pages.map((page) => (
          <AppLink
            key={page.to}
            to={page.to}
            search={{ network: shortname }}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {page.title()}
          </AppLink>
        ))}
      </nav>
      <PageHeader title={title} description={description} actions={actions} />
      {asked !== undefined && !findCluster(asked) && (
        <Notice tone="warn" title={m.error_Chain_Unsupported()}>
          {m.shell_chain_unsupported_text({ asked, network: name })}
        </Notice>
      )}
      {children}
    </>
  )
}
