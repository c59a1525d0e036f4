import { m } from '@slipway/messages'
import { findPlatformHolders } from '@slipway/sdk/tools/value-holders'
import { PageHeader } from '@slipway/ui/page-header'
import { activeChain } from '../../shell/active-chain.ts'
import { LazyNoDeployment } from '../../shell/lazy-no-deployment.ts'
import { SolvencyBody, type SolvencyBodyProps } from './solvency-body.tsx'

/** What every contract of ours owes and holds, read from the chain (P-38; settled S-10, `/tools/solvency`). */
export function SolvencyPage(props: SolvencyBodyProps) {
  if (findPlatformHolders(activeChain).length === 0) return <LazyNoDeployment />
  return (
    <>
      <PageHeader
        title={m.shell_route_tools_solvency()}
        description={m.tools_solvency_lead({ chain: activeChain.name })}
      />
      <SolvencyBody {...props} />
    </>
  )
}
