import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { findPlatformHolders } from '@slipway/sdk/tools/value-holders'
import { PageHeader } from '@slipway/ui/page-header'
import { Suspense } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { LazyNoDeployment } from '../../shell/lazy-no-deployment.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import type { SolvencyBodyProps } from './solvency-body.tsx'

const SolvencyBody = lazyPart(() => import('./solvency-body.tsx'))

/** What every contract of ours owes and holds, read from the chain (P-38; settled S-10, `/tools/solvency`). */
export function SolvencyPage(props: SolvencyBodyProps) {
  if (findPlatformHolders(activeChain).length === 0) return <LazyNoDeployment />
  return (
    <>
      <PageHeader
        title={m.shell_route_tools_solvency()}
        description={m.tools_solvency_lead({ chain: activeChain.name })}
      />
      <Suspense fallback={<Skeleton height={320} radius={12} />}>
        <SolvencyBody {...props} />
      </Suspense>
    </>
  )
}
