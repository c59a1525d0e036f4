import { Popover } from '@mantine/core'
import type { Badge } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { useEffect, useRef, useState } from 'react'
import { BadgeFacts } from './badge-facts.tsx'
import { badgeKindNames } from './badge-kind-names.ts'
import { BadgeLine } from './badge-line.tsx'
import classes from './badges.module.css'

/** A badge's line with what it proves, opened. */
export default function BadgePopover({ badge }: { badge: Badge }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It stands in for the button that asked for it: the focus was there, and comes back when it closes.
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Popover
      width={360}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={classes.chip}
          onClick={() => setOpen((before) => !before)}
        >
          <BadgeLine badge={badge} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <p className={classes.heading}>{m.badges_proves({ kind: badgeKindNames[badge.kind]() })}</p>
        <BadgeFacts badge={badge} />
      </Popover.Dropdown>
    </Popover>
  )
}
