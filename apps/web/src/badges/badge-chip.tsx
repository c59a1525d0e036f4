import type { Badge } from '@slipway/api-client'
import { lazyPart } from '../core/lazy-part.ts'
import { useAskedPart } from '../core/use-asked-part.ts'
import { BadgeLine } from './badge-line.tsx'
import classes from './badges.module.css'

const loadPopover = () => import('./badge-popover.tsx')
const BadgePopover = lazyPart(loadPopover)

/** A badge in a line: kind, issuer and end; opened, what it proves and what not. */
export function BadgeChip({ badge }: { badge: Badge }) {
  const { isAsked, buttonProps } = useAskedPart(loadPopover)
  if (isAsked) return <BadgePopover badge={badge} />
  return (
    <button
      type="button"
      className={classes.chip}
      aria-haspopup="dialog"
      aria-expanded={false}
      {...buttonProps}
    >
      <BadgeLine badge={badge} />
    </button>
  )
}
