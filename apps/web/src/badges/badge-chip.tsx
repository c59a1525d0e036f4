import { Popover } from '@mantine/core'
import type { Badge } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { IconRubberStamp } from '@tabler/icons-react'
import { shortDate } from '../release/short-date.ts'
import { BadgeFacts } from './badge-facts.tsx'
import { badgeKinds } from './badge-words.ts'
import classes from './badges.module.css'

/** A badge in a line: kind, issuer and end; opened, what it proves and what not. */
export function BadgeChip({ badge }: { badge: Badge }) {
  const kind = badgeKinds[badge.kind].name()
  return (
    <Popover width={360} position="bottom-start" shadow="md" trapFocus returnFocus withRoles>
      <Popover.Target>
        <button type="button" className={classes.chip}>
          <IconRubberStamp size={15} stroke={1.7} aria-hidden />
          {m.badges_chip({
            kind,
            issuer: badge.issuer,
            date: shortDate(badge.expiresAt),
          })}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <p className={classes.heading}>{m.badges_proves({ kind })}</p>
        <BadgeFacts badge={badge} />
      </Popover.Dropdown>
    </Popover>
  )
}
