import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import BadgeChips from '../../badges/badge-chips.tsx'
import { useBadges } from '../../badges/use-badges.ts'
import { badgeLabels } from '../shared/presale-labels.ts'
import { PresaleTags } from '../shared/presale-tags.tsx'
import type { PresaleView } from './presale-context.ts'
import classes from './side.module.css'
import { useIndexedPresale } from './use-presale.ts'

/** KYC, audit and safu badges, and beneath them what the chain itself proves. */
export default function BadgesPanel({ view }: { view: PresaleView }) {
  const { data } = useIndexedPresale(view.presale.address)
  const badges = useBadges(view.presale.address)
  const hasBadge = badges.data?.badges.some(({ state }) => state === 'valid') ?? false
  const tags = (data?.badges ?? []).map((badge) => badgeLabels[badge]())
  return (
    <Panel title={m.presale_badges_title()}>
      <div className={classes.stack}>
        {hasBadge && <BadgeChips address={view.presale.address} />}
        {badges.data && !hasBadge && <p className={classes.quiet}>{m.presale_badges_empty()}</p>}
        {badges.isError && !badges.data && (
          <p className={classes.quiet}>{m.presale_badges_unread()}</p>
        )}
        <PresaleTags label={m.presale_badges_facts()} tags={tags} />
      </div>
    </Panel>
  )
}
