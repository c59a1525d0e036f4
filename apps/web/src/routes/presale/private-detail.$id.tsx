import { createFileRoute } from '@tanstack/react-router'
import { useTabParams, useTabSearch } from '../../core/tab-context.ts'
import { PresalePage } from '../../presale/detail/presale-page.tsx'
import { type PresaleSearch, readPresaleSearch } from '../../presale/detail/presale-search.ts'
import { TokenSafety } from '../../token/view/safety/token-safety.tsx'

export const Route = createFileRoute('/presale/private-detail/$id')({
  validateSearch: (search: Record<string, unknown>): PresaleSearch => readPresaleSearch(search),
  component: Screen,
})

function Screen() {
  const { id } = useTabParams('/presale/private-detail/$id')
  const search = useTabSearch('/presale/private-detail/$id')
  return <PresalePage id={id} search={search} safety={TokenSafety} />
}
