import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { LockListPage } from '../../lock/list/lock-list-page.tsx'
import { type LockListSearch, readLockListSearch } from '../../lock/list/lock-list-search.ts'

export const Route = createFileRoute('/lock/list')({
  validateSearch: (search: Record<string, unknown>): LockListSearch => readLockListSearch(search),
  component: Screen,
})

function Screen() {
  return <LockListPage search={useTabSearch('/lock/list')} />
}
