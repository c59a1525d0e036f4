import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import type { ReactNode } from 'react'
import { AppLink } from '../../core/app-link.tsx'
import { Notice } from '../../core/notice.tsx'
import { useTab } from '../../core/tab-context.ts'
import { findCluster } from '../network/find-cluster.ts'
import { readSolanaSearch } from '../network/read-solana-search.ts'
import { useCluster } from '../network/use-cluster.ts'
import classes from './solana-page.module.css'

/** A tool's pages lie in one folder; its list, or its one page, stands for it. */
const tools = [
  { to: '/solana', title: m.solana_nav_overview },
  { to: '/solana/token/list', title: m.shell_group_token },
  { to: '/solana/nft/list', title: m.shell_group_nft },
  { to: '/solana/presale/list', title: m.solana_presales },
  { to: '/solana/staking/list', title: m.shell_group_staking },
  { to: '/solana/lock/list', title: m.shell_group_lock },
  { to: '/solana/airdrop/list', title: m.shell_group_airdrop },
  { to: '/solana/multisend', title: m.solana_nav_multisend },
]

/** Of a path below `/solana`; empty for the overview. */
const folderOf = (path: string) => path.split('/')[2] ?? ''

/** Where the line of tools does not fit, it starts with the one that is open in sight. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft
}

interface SolanaPageProps {
  title: string
  description: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of the Solana area: its head, and the ways to the area's other tools on the same cluster. */
export function SolanaPage({ title, description, actions, children }: SolanaPageProps) {
  const { shortname, name } = useCluster()
  const { key: path, search } = useTab()
  const { network: asked } = readSolanaSearch(search)
  return (
    <>
      <nav ref={showCurrent} className={classes.nav} aria-label={m.shell_route_solana()}>
        {tools.map((tool) => (
          <AppLink
            key={tool.to}
            to={tool.to}
            search={{ network: shortname }}
            aria-current={folderOf(path) === folderOf(tool.to) ? 'true' : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {tool.title()}
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
