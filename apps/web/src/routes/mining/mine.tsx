import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { OwnPoolsPage } from '../../staking/list/own-pools-page.tsx'
import { type PoolListSearch, readPoolListSearch } from '../../staking/list/pool-list-search.ts'

export const Route = createFileRoute('/mining/mine')({
  validateSearch: (search: Record<string, unknown>): PoolListSearch => readPoolListSearch(search),
  component: Screen,
})

function Screen() {
  return <OwnPoolsPage search={useTabSearch('/mining/mine')} />
}
