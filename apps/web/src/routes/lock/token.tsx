import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { LockCreatePage } from '../../lock/create/lock-create-page.tsx'
import {
  type LockCreateSearch,
  readLockCreateSearch,
} from '../../lock/create/lock-create-search.ts'

export const Route = createFileRoute('/lock/token')({
  validateSearch: (search: Record<string, unknown>): LockCreateSearch =>
    readLockCreateSearch(search),
  component: Screen,
})

function Screen() {
  return <LockCreatePage prefix="lock-token" asset={useTabSearch('/lock/token').asset} />
}
