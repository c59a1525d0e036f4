import { m } from '@slipway/messages'
import { useId } from 'react'
import { type PriceAmounts, priceText, shortText } from './amount-texts.ts'
import { type ColumnShape, calculateColumns, type PoolAmounts } from './picture-math.ts'
import classes from './pool-picture.module.css'
import type { PoolSide, RepairPool } from './repair-pool.ts'

const BASE = 92
const FULL = 84
const WIDTH = 38
/** A side that is there stays visible beside a far larger one. */
const LEAST = 2

const heightOf = (part: number) => (part === 0 ? 0 : Math.max(LEAST, part * FULL))

function Column({
  shape,
  x,
  side,
  hatch,
}: {
  shape: ColumnShape
  x: number
  side: 'token' | 'quote'
  hatch: string
}) {
  const [own, dust, missing] = [shape.own, shape.dust, shape.missing].map(heightOf) as [
    number,
    number,
    number,
  ]
  const isEmpty = own + dust + missing === 0
  return (
    <>
      {isEmpty && (
        <rect x={x} y={BASE - 14} width={WIDTH} height={14} rx={3} className={classes.empty} />
      )}
      <rect
        x={x}
        y={BASE - own}
        width={WIDTH}
        height={own}
        rx={own > 6 ? 3 : 1}
        className={classes.own}
        data-side={side}
      />
      {dust > 0 && (
        <rect
          x={x + 0.75}
          y={BASE - own - dust}
          width={WIDTH - 1.5}
          height={dust}
          fill={`url(#${hatch})`}
          className={classes.dust}
        />
      )}
      {missing > 0 && (
        <rect
          x={x}
          y={BASE - own - missing}
          width={WIDTH}
          height={missing}
          className={classes.missing}
        />
      )}
    </>
  )
}

function Amount({
  side,
  kind,
  amounts,
}: {
  side: PoolSide
  kind: 'token' | 'quote'
  amounts: PoolAmounts
}) {
  const { own, dust } = amounts[kind]
  return (
    <li>
      <span className={classes.swatch} data-side={kind} aria-hidden />
      <span>
        {own === 0n && dust === 0n
          ? `${m.repair_picture_empty()} · ${side.symbol}`
          : shortText(own, side)}
        {dust > 0n && (
          <small>{m.repair_picture_dust_amount({ amount: shortText(dust, side) })}</small>
        )}
      </span>
    </li>
  )
}

interface PoolPictureProps {
  pool: Pick<RepairPool, 'token' | 'quote'>
  when: string
  amounts: PoolAmounts
  /** At which the two sides are compared. */
  price: PriceAmounts | undefined
}

/** A pool as two columns with their amounts and the price that they are. */
export function PoolPicture({ pool, when, amounts, price }: PoolPictureProps) {
  const hatch = useId()
  const { token, quote } = pool
  const own = { tokenAmount: amounts.token.own, quoteAmount: amounts.quote.own }
  const columns = calculateColumns(amounts, price)
  const shown = priceText(own, token, quote) ?? m.repair_price_none()
  const label = m.repair_picture_label({
    when,
    token: shortText(amounts.token.own, token),
    quote: shortText(amounts.quote.own, quote),
    price: shown,
  })
  return (
    <figure className={classes.figure}>
      <figcaption>
        <span>{when}</span>
        {/* In a narrow picture the currency may stand below its number. */}
        <strong>{shown.replace('\u00a0', ' ')}</strong>
      </figcaption>
      <svg viewBox="0 0 120 96" role="img" aria-label={label} className={classes.drawing}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M-1 6 6-1" className={classes.hatch} />
          </pattern>
        </defs>
        <Column shape={columns.token} x={18} side="token" hatch={hatch} />
        <Column shape={columns.quote} x={64} side="quote" hatch={hatch} />
        <path d={`M6 ${BASE}H114`} className={classes.ground} />
      </svg>
      <ul className={classes.amounts}>
        <Amount side={token} kind="token" amounts={amounts} />
        <Amount side={quote} kind="quote" amounts={amounts} />
      </ul>
    </figure>
  )
}
