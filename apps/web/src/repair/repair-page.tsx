import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { LazyNoDeployment } from '../shell/lazy-no-deployment.ts'
import { RepairBody } from './repair-body.tsx'
import { repairContracts } from './repair-contracts.ts'
import type { RepairSearch } from './repair-search.ts'

/** Repairs a liquidity pool (specification, section 2, `/lp/fix`; P-09). */
export function RepairPage({ search }: { search: RepairSearch }) {
  if (!repairContracts) return <LazyNoDeployment />
  return (
    <>
      <PageHeader title={m.shell_route_lp_fix()} description={m.repair_lead()} />
      <RepairBody contracts={repairContracts} search={search} />
    </>
  )
}
