import { m } from '@slipway/messages'
import { findPlatformHolders } from '@slipway/sdk/tools/value-holders'
import { PageHeader } from '@slipway/ui/page-header'
import { createFileRoute } from '@tanstack/react-router'
import { activeChain } from '../../core/active-chain.ts'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { OwnersTable } from '../../tools/powers/owners-table.tsx'
import classes from '../../tools/powers/powers.module.css'
import { PowersTable } from '../../tools/powers/powers-table.tsx'

/** Who can do what with the platform's contracts after something was created with them (S-73, P-39). */
function PowersPage() {
  if (findPlatformHolders(activeChain).length === 0) return <LazyNoDeployment />
  return (
    <>
      <PageHeader title={m.shell_route_tools_powers()} description={m.tools_powers_lead()} />
      <div className={classes.page}>
        <PowersTable />
        <OwnersTable />
      </div>
    </>
  )
}

export const Route = createFileRoute('/tools/powers')({ component: PowersPage })
