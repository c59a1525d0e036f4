import { LatePart } from '../shell/late-part.tsx'
import { lazyPart } from '../shell/lazy-part.ts'

const BadgeChips = lazyPart(() => import('./badge-chips.tsx'))

/** Valid badges of a contract beside the title of a page that is about something else: they load after it. */
export function LaterBadgeChips({ address }: { address: string }) {
  return (
    <LatePart isAside>
      <BadgeChips address={address} />
    </LatePart>
  )
}
