import { m } from '@slipway/messages'
import { getFeeFactories } from '@slipway/sdk/vip/evm/get-fee-factories'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../core/active-chain.ts'
import { LazyNoDeployment } from '../core/lazy-no-deployment.ts'
import { vipContracts } from '../creation-fee/vip-contracts.ts'
import { VipScreen } from './vip-screen.tsx'

const chain = activeChain.name
const isDeployed = getFeeFactories(activeChain).length > 0

function Absent() {
  return (
    <Panel>
      <EmptyState title={m.vip_absent_title({ chain })} text={m.vip_absent_text()} />
    </Panel>
  )
}

/** Paid membership (S-10, `/vip`): what it costs, what it saves, until when one is a member. */
export function VipPage() {
  if (!vipContracts && !isDeployed) return <LazyNoDeployment />
  return (
    <>
      <PageHeader title={m.shell_route_vip()} description={m.vip_lead({ chain })} />
      {vipContracts ? <VipScreen contracts={vipContracts} /> : <Absent />}
    </>
  )
}
