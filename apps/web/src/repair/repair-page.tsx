import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { RepairBody } from './repair-body.tsx'
import { repairContracts } from './repair-contracts.ts'
import type { RepairSearch } from './repair-search.ts'

/** Checks a liquidity pool, on every network, and repairs it where the contracts stand (section 2, `/lp/fix`; P-09, S-04). */
export function RepairPage({ search }: { search: RepairSearch }) {
  return (
    <>
      <PageHeader title={m.shell_route_lp_fix()} description={m.repair_lead()} />
      <RepairBody contracts={repairContracts} search={search} />
    </>
  )
}
