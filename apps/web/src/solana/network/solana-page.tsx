import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import type { ReactNode } from 'react'
import { AppLink } from '../../shell/app-link.tsx'
import classes from './solana-page.module.css'
import { useCluster } from './use-cluster.ts'

const pages = [
  { to: '/solana', title: m.solana_nav_overview },
  { to: '/solana/token/create', title: m.shell_route_solana_create },
  { to: '/solana/token/list', title: m.shell_route_solana_list },
]

interface SolanaPageProps {
  title: string
  description: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of the Solana area: its head, and the ways to the area's other pages on the same cluster. */
export function SolanaPage({ title, description, actions, children }: SolanaPageProps) {
  const { shortname } = useCluster()
  return (
    <>
      <nav className={classes.nav} aria-label={m.shell_route_solana()}>
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
      {children}
    </>
  )
}
