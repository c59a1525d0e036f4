import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../shell/tab-context.ts'
import { PoolCreatePage } from '../../staking/create/pool-create-page.tsx'
import {
  type PoolCreateSearch,
  readPoolCreateSearch,
} from '../../staking/create/pool-create-search.ts'

export const Route = createFileRoute('/mining/create')({
  validateSearch: (search: Record<string, unknown>): PoolCreateSearch =>
    readPoolCreateSearch(search),
  component: Screen,
})

function Screen() {
  return <PoolCreatePage token={useTabSearch('/mining/create').token} />
}
