import type { Badge } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { IconRubberStamp } from '@tabler/icons-react'
import { shortDate } from '../release/short-date.ts'
import { badgeKindNames } from './badge-kind-names.ts'

/** Kind, issuer and end of a badge. */
export function BadgeLine({ badge }: { badge: Badge }) {
  return (
    <>
      <IconRubberStamp size={15} stroke={1.7} aria-hidden />
      {m.badges_chip({
        kind: badgeKindNames[badge.kind](),
        issuer: badge.issuer,
        date: shortDate(badge.expiresAt),
      })}
    </>
  )
}
