import { createFileRoute } from '@tanstack/react-router'
import { SlotListPage } from '../../presale/slots/slot-list-page.tsx'
import { readSlotSearch, type SlotSearch } from '../../presale/slots/slot-search.ts'
import { useTabSearch } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/whitelist/list')({
  validateSearch: (search: Record<string, unknown>): SlotSearch => readSlotSearch(search),
  component: Screen,
})

function Screen() {
  return <SlotListPage search={useTabSearch('/whitelist/list')} />
}
