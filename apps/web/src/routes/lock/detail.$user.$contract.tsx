import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { LockDetailPage } from '../../lock/detail/lock-detail-page.tsx'

export const Route = createFileRoute('/lock/detail/$user/$contract')({ component: Screen })

function Screen() {
  const { user, contract } = useTabParams('/lock/detail/$user/$contract')
  return <LockDetailPage user={user} contract={contract} />
}
