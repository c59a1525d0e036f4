import { m } from '@slipway/messages'
import { BadgeChip } from './badge-chip.tsx'
import classes from './badges.module.css'
import { useBadges } from './use-badges.ts'

/** Valid badges of a contract of this network; nothing where there is none, and nothing while that is unknown. */
export default function BadgeChips({ address }: { address: string }) {
  const { data } = useBadges(address)
  const valid = data?.badges.filter(({ state }) => state === 'valid') ?? []
  if (valid.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={m.badges_title()}>
      {valid.map((badge) => (
        <li key={badge.id}>
          <BadgeChip badge={badge} />
        </li>
      ))}
    </ul>
  )
}
