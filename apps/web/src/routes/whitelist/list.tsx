import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { SlotListPage } from '../../whitelist-market/slot-list-page.tsx'
import { readSlotSearch, type SlotSearch } from '../../whitelist-market/slot-search.ts'

export const Route = createFileRoute('/whitelist/list')({
  validateSearch: (search: Record<string, unknown>): SlotSearch => readSlotSearch(search),
  component: Screen,
})

function Screen() {
  return <SlotListPage search={useTabSearch('/whitelist/list')} />
}
