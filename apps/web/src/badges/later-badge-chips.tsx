import { Suspense } from 'react'
import { lazyPart } from '../shell/lazy-part.ts'

const BadgeChips = lazyPart<{ address: string }>(() =>
  import('./badge-chips.tsx').then((part) => ({ default: part.BadgeChips })),
)

/** Valid badges of a contract beside the title of a page that is about something else: they load after it. */
export function LaterBadgeChips({ address }: { address: string }) {
  return (
    <Suspense>
      <BadgeChips address={address} />
    </Suspense>
  )
}
