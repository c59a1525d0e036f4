import { createFileRoute } from '@tanstack/react-router'
import { RepairPage } from '../../repair/repair-page.tsx'
import { type RepairSearch, readRepairSearch } from '../../repair/repair-search.ts'
import { useTabSearch } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/lp/fix')({
  validateSearch: (search: Record<string, unknown>): RepairSearch => readRepairSearch(search),
  component: Screen,
})

function Screen() {
  return <RepairPage search={useTabSearch('/lp/fix')} />
}
