import { createFileRoute } from '@tanstack/react-router'
import { SaleListPage } from '../../presale/list/sale-list-page.tsx'
import { readSaleListSearch, type SaleListSearch } from '../../presale/list/sale-list-search.ts'
import { useTabSearch } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/presale/list')({
  validateSearch: (search: Record<string, unknown>): SaleListSearch => readSaleListSearch(search),
  component: Screen,
})

function Screen() {
  return <SaleListPage search={useTabSearch('/presale/list')} place="/presale/list" />
}
