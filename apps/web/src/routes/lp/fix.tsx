import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { RepairBody } from '../../pool-repair/repair-body.tsx'
import { repairContracts } from '../../pool-repair/repair-contracts.ts'
import { type RepairSearch, readRepairSearch } from '../../pool-repair/repair-search.ts'

export const Route = createFileRoute('/lp/fix')({
  validateSearch: (search: Record<string, unknown>): RepairSearch => readRepairSearch(search),
  component: Screen,
})

/** Checks a liquidity pool, on every network, and repairs it where the contracts stand (section 2, `/lp/fix`; P-09, S-04). */
function RepairPage({ search }: { search: RepairSearch }) {
  return (
    <>
      <PageHeader title={m.shell_route_lp_fix()} description={m.repair_lead()} />
      <RepairBody contracts={repairContracts} search={search} />
    </>
  )
}

function Screen() {
  return <RepairPage search={useTabSearch('/lp/fix')} />
}
