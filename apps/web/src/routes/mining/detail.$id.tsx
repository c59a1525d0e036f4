import { createFileRoute } from '@tanstack/react-router'
import { useTabParams, useTabSearch } from '../../core/tab-context.ts'
import { readVisitSearch, type VisitSearch } from '../../inviter/visit-search.ts'
import { PoolPage } from '../../staking/detail/pool-page.tsx'
import { TokenSafety } from '../../token/view/safety/token-safety.tsx'

export const Route = createFileRoute('/mining/detail/$id')({
  validateSearch: (search: Record<string, unknown>): VisitSearch => readVisitSearch(search),
  component: Screen,
})

function Screen() {
  const { id } = useTabParams('/mining/detail/$id')
  const search = useTabSearch('/mining/detail/$id')
  return <PoolPage id={id} search={search} safety={TokenSafety} />
}
