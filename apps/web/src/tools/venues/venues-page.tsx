import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { activeChain } from '../../shell/active-chain.ts'
import { VenuesBody } from './venues-body.tsx'

/** The network's exchanges and the visitor's own (settled S-10, `/tools/venues`). */
export function VenuesPage() {
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
