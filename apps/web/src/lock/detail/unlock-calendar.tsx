import { Button } from '@mantine/core'
import { formatAmount, formatBps, formatTime, getLocale, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { DataTable } from '@slipway/ui/data-table'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { formatUnits } from 'viem'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { LockAmount } from '../shared/lock-amount.tsx'
import classes from './lock-detail.module.css'
import type { LockedSum } from './locked-sum.ts'
import type { DetailAsset } from './use-detail-asset.ts'

/** Unlocks that are listed at first. */
const SHOWN = 8
/** Digits of an axis' figures. */
const AXIS_DIGITS = 4
/** From a hundred days on, the axis names months. */
const LONG_SECONDS = 100 * 86_400

interface UnlockCalendarProps {
  sum: LockedSum
  asset: DetailAsset
  /** Unix seconds of the network's clock. */
  now: number
}

/** Days where the unlocks lie close together, months where they do not: an axis has little room. */
function tickOf(times: readonly number[]) {
  const isLong = (times.at(-1) ?? 0) - (times[0] ?? 0) > LONG_SECONDS
  const shown = new Intl.DateTimeFormat(getLocale(), {
    month: 'short',
    ...(isLong ? { year: 'numeric' } : { day: 'numeric' }),
  })
  return (time: number) => shown.format(time * 1_000)
}

interface UnlockPoints {
  /** Unix seconds, rising. */
  readonly times: readonly number[]
  /** What is still locked from then on; a picture's points, not amounts that are paid. */
  readonly values: readonly number[]
}

/** What stays locked over time: all of it now, less with each unlock, what is for ever at the end. */
export function unlockPoints(
  sum: Pick<LockedSum, 'totalLocked' | 'unlocks'>,
  decimals: number,
  now: number,
): UnlockPoints {
  let left = BigInt(sum.totalLocked)
  const times = [now]
  const values = [Number(formatUnits(left, decimals))]
  for (const { at, amount } of sum.unlocks) {
    left -= BigInt(amount)
    times.push(at)
    values.push(Number(formatUnits(left, decimals)))
  }
  return { times, values }
}

function Chart({ sum, asset, now }: UnlockCalendarProps) {
  const { times, values } = unlockPoints(sum, asset.decimals, now)
  return (
    <LineChart
      label={m.lock_calendar_chart({ name: asset.name })}
      times={times}
      values={values}
      formatValue={(value) =>
        formatAmount(BigInt(Math.round(value * 10 ** AXIS_DIGITS)), AXIS_DIGITS, {
          maximumFractionDigits: 2,
          notation: 'compact',
        })
      }
      formatDate={(time) => formatTime(time)}
      formatTick={tickOf(times)}
      columns={[m.lock_calendar_when(), m.lock_calendar_left()]}
      isStepped
    />
  )
}

/** What comes free when, as a picture and as a list. */
export function UnlockCalendar({ sum, asset, now }: UnlockCalendarProps) {
  const [isWhole, setWhole] = useState(false)
  const { unlocks, isPartial } = sum
  if (unlocks.length === 0)
    return (
      <Panel title={m.lock_calendar_title()}>
        <p className={classes.quiet}>{m.lock_calendar_none()}</p>
      </Panel>
    )
  return (
    <Panel
      title={m.lock_calendar_title()}
      description={isPartial ? m.lock_calendar_partial() : m.lock_calendar_text()}
      padding="flush"
    >
      <div className={classes.inside}>
        <Chart sum={sum} asset={asset} now={now} />
      </div>
      <DataTable
        caption={m.lock_calendar_title()}
        columns={[
          { label: m.lock_calendar_when() },
          { label: m.lock_calendar_in() },
          { label: m.lock_column_amount(), isNumber: true },
          { label: m.lock_calendar_share(), isNumber: true },
        ]}
      >
        <tbody>
          {(isWhole ? unlocks : unlocks.slice(0, SHOWN)).map(({ at, amount }) => (
            <tr key={at}>
              <th scope="row">{formatTime(at)}</th>
              <td data-label={m.lock_calendar_in()}>
                <TimeLeft until={at} />
              </td>
              <td data-label={m.lock_column_amount()} data-number>
                <LockAmount units={BigInt(amount)} facts={asset} />
              </td>
              <td data-label={m.lock_calendar_share()} data-number>
                {formatBps(shareBps(BigInt(amount), asset.totalSupply))}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {!isWhole && unlocks.length > SHOWN && (
        <div className={classes.more}>
          <Button variant="default" size="xs" onClick={() => setWhole(true)}>
            {m.lock_calendar_more({ count: unlocks.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
