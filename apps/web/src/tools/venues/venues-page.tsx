import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { Suspense } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { lazyPart } from '../../shell/lazy-part.ts'

const VenuesBody = lazyPart(() => import('./venues-body.tsx'))

/** The network's exchanges and the visitor's own (settled S-10, `/tools/venues`). */
export function VenuesPage() {
  return (
    <>
      <PageHeader
        title={m.shell_route_tools_venues()}
        description={m.tools_venues_lead({ chain: activeChain.name })}
      />
      <Suspense fallback={<Skeleton height={320} radius={12} />}>
        <VenuesBody />
      </Suspense>
    </>
  )
}
