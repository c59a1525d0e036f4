import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { PoolListPage } from '../../staking/list/pool-list-page.tsx'
import { type PoolListSearch, readPoolListSearch } from '../../staking/list/pool-list-search.ts'

export const Route = createFileRoute('/mining/list')({
  validateSearch: (search: Record<string, unknown>): PoolListSearch => readPoolListSearch(search),
  component: Screen,
})

function Screen() {
  return <PoolListPage search={useTabSearch('/mining/list')} />
}
