import { Suspense } from 'react'
import { lazyPart } from '../shell/lazy-part.ts'

const BadgeChips = lazyPart(() => import('./badge-chips.tsx'))

/** Valid badges of a contract beside the title of a page that is about something else: they load after it. */
export function LaterBadgeChips({ address }: { address: string }) {
  return (
    <Suspense>
      <BadgeChips address={address} />
    </Suspense>
  )
}
