import { m } from '@slipway/messages'
import { findPlatformHolders } from '@slipway/sdk/tools/value-holders'
import { PageHeader } from '@slipway/ui/page-header'
import { createFileRoute } from '@tanstack/react-router'
import { activeChain } from '../../core/active-chain.ts'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useTabSearch } from '../../core/tab-context.ts'
import { detailPath } from '../../presale/shared/detail-path.ts'
import { SolvencyBody, type SolvencyBodyProps } from '../../tools/solvency/solvency-body.tsx'
import { readSolvencySearch, type SolvencySearch } from '../../tools/solvency/solvency-search.ts'

export const Route = createFileRoute('/tools/solvency')({
  validateSearch: (search: Record<string, unknown>): SolvencySearch => readSolvencySearch(search),
  component: Screen,
})

/** What every contract of ours owes and holds, read from the chain (P-38; settled S-10, `/tools/solvency`). */
function SolvencyPage(props: SolvencyBodyProps) {
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

function Screen() {
  return <SolvencyPage search={useTabSearch('/tools/solvency')} presalePath={detailPath} />
}
