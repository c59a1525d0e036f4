import { createFileRoute } from '@tanstack/react-router'
import { SalePage } from '../../presale/detail/sale-page.tsx'
import { readSaleSearch, type SaleSearch } from '../../presale/detail/sale-search.ts'
import { useTabParams, useTabSearch } from '../../shell/tab-context.ts'
import { TokenSafety } from '../../token/view/safety/token-safety.tsx'

export const Route = createFileRoute('/presale/private-detail/$id')({
  validateSearch: (search: Record<string, unknown>): SaleSearch => readSaleSearch(search),
  component: Screen,
})

function Screen() {
  const { id } = useTabParams('/presale/private-detail/$id')
  const search = useTabSearch('/presale/private-detail/$id')
  return <SalePage id={id} kind="private" search={search} safety={TokenSafety} />
}
