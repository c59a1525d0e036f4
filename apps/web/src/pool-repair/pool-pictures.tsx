import { m } from '@slipway/messages'
import type { PoolReport, RepairWish } from '@slipway/sdk/pool-repair/types'
import { amountsAfter, amountsNow } from './picture-math.ts'
import classes from './pool-picture.module.css'
import { PoolPicture } from './pool-picture.tsx'
import { PriceRuler } from './price-ruler.tsx'
import type { RepairPool } from './repair-pool.ts'

interface PoolPicturesProps {
  pool: RepairPool
  wish: RepairWish | undefined
  /** The forecast for the wish. */
  report: PoolReport | undefined
}

/** The pool now and, once a price is stated, after its repair. */
export function PoolPictures({ pool, wish, report }: PoolPicturesProps) {
  const now = amountsNow(pool.pairState)
  const own = { tokenAmount: now.token.own, quoteAmount: now.quote.own }
  const hasOwnPrice = own.tokenAmount > 0n && own.quoteAmount > 0n
  const price = wish ?? (hasOwnPrice ? own : undefined)
  const after = report && amountsAfter(report)
  return (
    <div>
      <div className={classes.pictures} data-count={after ? 2 : 1}>
        <PoolPicture pool={pool} when={m.repair_picture_before()} amounts={now} price={price} />
        {after && (
          <PoolPicture pool={pool} when={m.repair_picture_after()} amounts={after} price={price} />
        )}
      </div>
      {wish && report && (
        <PriceRuler
          pool={pool}
          now={own}
          after={{ tokenAmount: report.tokenAfter, quoteAmount: report.quoteAfter }}
          stated={wish}
        />
      )}
      {price && (
        <p className={classes.note}>
          {wish ? m.repair_picture_note() : m.repair_picture_own_note()}
        </p>
      )}
    </div>
  )
}
