import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { createFileRoute } from '@tanstack/react-router'
import { activeChain } from '../../core/active-chain.ts'
import { VenuesBody } from '../../tools/venues/venues-body.tsx'

/** The network's exchanges and the visitor's own (settled S-10, `/tools/venues`). */
function VenuesPage() {
  return (
    <>
      <PageHeader
        title={m.shell_route_tools_venues()}
        description={m.tools_venues_lead({ chain: activeChain.name })}
      />
      <VenuesBody />
    </>
  )
}

export const Route = createFileRoute('/tools/venues')({ component: VenuesPage })
