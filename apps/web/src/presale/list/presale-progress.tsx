import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import { PresaleFill } from '../shared/presale-fill.tsx'
import { calculateProgressBps } from '../shared/presale-numbers.ts'
import type { PresaleCurrency } from '../shared/use-presale-currency.ts'
import classes from './presale-list.module.css'
import type { PresaleRow } from './presale-row.ts'

/** "3.2×" for a fair presale that is over its cap; its percentage otherwise. */
export function progressText(progressBps: number): string {
  if (progressBps <= 10_000) return formatBps(progressBps)
  return m.presale_list_over({
    times: formatAmount(BigInt(Math.floor(progressBps)), 4, { maximumFractionDigits: 2 }),
  })
}

interface PresaleProgressProps {
  row: PresaleRow
  currency: PresaleCurrency | undefined
  isCompact?: boolean
}

/** What a presale raised of what it may raise; of a canceled one, what its refunds have left in it. */
export function PresaleProgress({ row, currency, isCompact = false }: PresaleProgressProps) {
  const { symbol, decimals } = currency ?? { symbol: '', decimals: 18 }
  const amount = (units: bigint) => formatAmount(units, decimals, { symbol })
  const raised = amount(row.total)
  const cap = amount(row.hardCap)
  const isCanceled = row.status.label === 'canceled'
  const people = { count: row.userCount, shown: formatInteger(row.userCount) }
  return (
    <div className={classes.progress}>
      {!isCompact && (
        <p className={classes.raised}>
          <strong>
            <AmountText
              units={row.total}
              decimals={decimals}
              symbol={symbol}
              maximumFractionDigits={4}
            />
          </strong>
          <span>{isCanceled ? m.presale_state_left() : m.presale_list_of_cap({ cap })}</span>
        </p>
      )}
      <PresaleFill
        label={
          isCanceled
            ? m.presale_list_left_label({ amount: raised })
            : m.presale_list_progress_label({ raised, cap })
        }
        progressBps={row.progressBps}
        softBps={calculateProgressBps(row.softCap, row.hardCap)}
        isSunk={isCanceled}
      />
      <p className={classes.scale}>
        <span>{!isCanceled && progressText(row.progressBps)}</span>
        {isCompact ? (
          <span>{isCanceled ? m.presale_list_left_label({ amount: raised }) : raised}</span>
        ) : (
          <span>
            {isCanceled
              ? m.presale_list_participants_left(people)
              : m.presale_list_participants(people)}
          </span>
        )}
      </p>
    </div>
  )
}
