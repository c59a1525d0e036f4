import { formatBps } from '@slipway/messages'
import type { CSSProperties } from 'react'
import classes from './share-bar.module.css'

export interface Share {
  readonly label: string
  readonly bps: number
  /** What it means for who reads it; `gone` is for what nobody has. */
  readonly tone: 'gone' | 'good' | 'warn' | 'signal' | 'other'
}

/** How a whole is divided: a bar, and beneath it each part with its share, those of nothing too. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  // A part of nothing would leave its gap.
  const drawn = shares.filter(({ bps }) => bps > 0)
  return (
    <div className={classes.shares}>
      <div className={classes.bar} aria-hidden>
        {drawn.map(({ label, tone, bps }) => (
          <span
            key={label}
            data-tone={tone}
            style={{ '--share': `${bps / 100}%` } as CSSProperties}
          />
        ))}
      </div>
      <dl className={classes.legend}>
        {shares.map(({ label, tone, bps }) => (
          <div key={label}>
            <dt>
              <span className={classes.swatch} data-tone={tone} aria-hidden />
              {label}
            </dt>
            <dd>{formatBps(bps)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
