import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import BadgeChips from '../../badges/badge-chips.tsx'
import { useBadges } from '../../badges/use-badges.ts'
import { SaleTags } from '../sale/sale-tags.tsx'
import { badgeLabels } from '../sale/sale-words.ts'
import type { SaleView } from './sale-act.ts'
import classes from './side.module.css'
import { useIndexedSale } from './use-sale.ts'

/** KYC, audit and safu badges, and beneath them what the chain itself proves. */
export default function BadgesPanel({ view }: { view: SaleView }) {
  const { data } = useIndexedSale(view.sale.address)
  const badges = useBadges(view.sale.address)
  const hasBadge = badges.data?.badges.some(({ state }) => state === 'valid') ?? false
  const tags = (data?.badges ?? []).map((badge) => badgeLabels[badge]())
  return (
    <Panel title={m.sale_badges_title()}>
      <div className={classes.stack}>
        {hasBadge && <BadgeChips address={view.sale.address} />}
        {badges.data && !hasBadge && <p className={classes.quiet}>{m.sale_badges_empty()}</p>}
        {badges.isError && !badges.data && (
          <p className={classes.quiet}>{m.sale_badges_unread()}</p>
        )}
        <SaleTags label={m.sale_badges_facts()} tags={tags} />
      </div>
    </Panel>
  )
}
