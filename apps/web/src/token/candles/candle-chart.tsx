import { m } from '@slipway/messages'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import classes from './candle-chart.module.css'
import { momentText, type PriceUnit, priceText, volumeText } from './candle-texts.ts'
import { type CandleBox, type CandleLayout, layOutCandles } from './lay-out-candles.ts'

const WIDTH = 960
const HEIGHT = 300
/** Prices above, volumes below. */
const PRICE_HEIGHT = 220
const VOLUME_HEIGHT = 60
const PRICE_TICKS = [1n, 3n, 5n]
const TICK_PARTS = 6n

interface CandleChartProps {
  readonly candles: Parameters<typeof layOutCandles>[0]
  readonly seconds: number
  readonly launchedAt: number | null
  readonly unit: PriceUnit
  /** What the chart shows, in words. */
  readonly label: string
}

const priceY = (height: number) => PRICE_HEIGHT * (1 - height)

function Candle({ box, slots, isChosen }: { box: CandleBox; slots: number; isChosen: boolean }) {
  const slot = WIDTH / slots
  const width = Math.max(2, slot * 0.66)
  const middle = (box.slot + 0.5) * slot
  const [top, bottom] = [Math.max(box.open, box.close), Math.min(box.open, box.close)]
  const volume = VOLUME_HEIGHT * box.volume
  const at = { x: middle - width / 2, width }
  return (
    <g data-up={box.isUp || undefined} className={classes.candle}>
      {isChosen && (
        <rect x={box.slot * slot} width={slot} y={0} height={HEIGHT} className={classes.chosen} />
      )}
      <path d={`M${middle} ${priceY(box.high)}V${priceY(box.low)}`} />
      <rect {...at} y={priceY(top)} height={Math.max(1.5, priceY(bottom) - priceY(top))} />
      <rect {...at} y={HEIGHT - volume} height={volume} className={classes.volume} />
    </g>
  )
}

function Picture({ layout, chosen }: { layout: CandleLayout; chosen: CandleBox | undefined }) {
  const { boxes, slots, launchSlot } = layout
  const launch = launchSlot === undefined ? undefined : (launchSlot + 0.5) * (WIDTH / slots)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {PRICE_TICKS.map((tick) => {
        const y = priceY(Number(tick) / Number(TICK_PARTS))
        return <path key={y} d={`M0 ${y}H${WIDTH}`} className={classes.grid} />
      })}
      {boxes.map((box) => (
        <Candle key={box.slot} box={box} slots={slots} isChosen={box === chosen} />
      ))}
      {launch !== undefined && <path d={`M${launch} 0V${HEIGHT}`} className={classes.launch} />}
    </svg>
  )
}

function Axes({
  layout,
  seconds,
  unit,
}: { layout: CandleLayout } & Omit<CandleChartProps, 'candles' | 'launchedAt' | 'label'>) {
  const { low, high, startsAt, slots, launchSlot } = layout
  const times = [0, Math.floor(slots / 2), slots - 1]
  return (
    <>
      <div className={classes.prices} aria-hidden>
        {PRICE_TICKS.map((tick) => (
          <span
            key={String(tick)}
            style={{ top: `${(priceY(Number(tick) / Number(TICK_PARTS)) / HEIGHT) * 100}%` }}
          >
            {priceText(low + ((high - low) * tick) / TICK_PARTS, unit)}
          </span>
        ))}
      </div>
      <div className={classes.times} aria-hidden>
        {times.map((slot) => (
          <span key={slot}>{momentText(startsAt + slot * seconds, seconds)}</span>
        ))}
      </div>
      {launchSlot !== undefined && (
        <span
          className={classes.flag}
          data-late={launchSlot > slots / 2 || undefined}
          style={{ '--at': (launchSlot + 0.5) / slots } as CSSProperties}
        >
          {m.candles_launch()}
        </span>
      )}
    </>
  )
}

/** What one candle says, in words. */
function candleText({ candle }: CandleBox, seconds: number, unit: PriceUnit): string {
  const price = (value: string) => priceText(BigInt(value), unit)
  return m.candles_said({
    time: momentText(candle.startsAt, seconds),
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: priceText(BigInt(candle.close), unit, unit.quoteSymbol),
    volume: volumeText(candle.quoteVolume, unit),
  })
}

/** Keys by which one goes from candle to candle. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Prices as candles with the volume below; a line above it says what the pointer or the arrow keys are at. */
export function CandleChart({ candles, seconds, launchedAt, unit, label }: CandleChartProps) {
  const layout = layOutCandles(candles, seconds, launchedAt)
  const { boxes, slots } = layout
  const [slotAt, setSlotAt] = useState<number>()
  const last = boxes.length - 1
  const pointed = boxes.findIndex(({ slot }) => slot === slotAt)
  const at = pointed === -1 ? last : pointed
  const chosen = boxes[at]
  if (!chosen) return null
  const text = candleText(chosen, seconds, unit)
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(at, last)
    if (next === undefined) return
    event.preventDefault()
    setSlotAt(boxes[Math.min(last, Math.max(0, next))]?.slot)
  }
  return (
    <figure className={classes.root}>
      <figcaption className={classes.said}>{text}</figcaption>
      <div
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={text}
        onKeyDown={move}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          const wanted = ((clientX - left) / width) * slots - 0.5
          const nearest = boxes.reduce((best, box) =>
            Math.abs(box.slot - wanted) < Math.abs(best.slot - wanted) ? box : best,
          )
          setSlotAt(nearest.slot)
        }}
        onPointerLeave={() => setSlotAt(undefined)}
      >
        <Picture layout={layout} chosen={pointed === -1 ? undefined : chosen} />
      </div>
      <Axes layout={layout} seconds={seconds} unit={unit} />
    </figure>
  )
}
