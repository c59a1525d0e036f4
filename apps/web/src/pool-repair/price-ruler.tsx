import { m } from '@slipway/messages'
import { type PriceAmounts, priceText } from './amount-texts.ts'
import { calculateRuler } from './picture-math.ts'
import classes from './pool-picture.module.css'
import type { RepairPool } from './repair-pool.ts'

interface PriceRulerProps {
  pool: Pick<RepairPool, 'token' | 'quote'>
  now: PriceAmounts
  after: PriceAmounts
  stated: PriceAmounts
}

/** Percent of the width below which two marks would stand on each other. */
const LEAST_GAP = 14

/** How far the price is from the stated one, before and after; nothing for a pool without a price or at the right one. */
export function PriceRuler({ pool, now, after, stated }: PriceRulerProps) {
  const ruler = calculateRuler(now, after, stated)
  if (!ruler || Math.abs(ruler.now - ruler.after) < LEAST_GAP) return null
  const { token, quote } = pool
  const label = m.repair_ruler_label({
    now: priceText(now, token, quote) ?? '',
    after: priceText(after, token, quote) ?? '',
  })
  return (
    <div className={classes.ruler} role="img" aria-label={label}>
      <span className={classes.line} />
      <span
        className={classes.band}
        style={{ left: `${50 - ruler.band / 2}%`, width: `${ruler.band}%` }}
      />
      <span className={classes.middle}>{m.repair_ruler_stated()}</span>
      <span className={classes.mark} data-mark="now" style={{ left: `${ruler.now}%` }}>
        {m.repair_ruler_now()}
      </span>
      <span className={classes.mark} data-mark="after" style={{ left: `${ruler.after}%` }}>
        {m.repair_ruler_after()}
      </span>
    </div>
  )
}
