import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import { calculateProgressBps } from '../sale/sale-numbers.ts'
import { SaleTide } from '../sale/sale-tide.tsx'
import type { SaleCurrency } from '../sale/use-sale-currency.ts'
import classes from './sale-list.module.css'
import type { SaleRow } from './sale-row.ts'

/** "3.2×" for a fair sale that is over its cap; its percentage otherwise. */
export function progressText(progressBps: number): string {
  if (progressBps <= 10_000) return formatBps(progressBps)
  return m.sale_list_over({
    times: formatAmount(BigInt(progressBps), 4, { maximumFractionDigits: 1 }),
  })
}

interface SaleProgressProps {
  row: SaleRow
  currency: SaleCurrency | undefined
  isCompact?: boolean
}

/** What a sale raised of what it may raise. */
export function SaleProgress({ row, currency, isCompact = false }: SaleProgressProps) {
  const { symbol, decimals } = currency ?? { symbol: '', decimals: 18 }
  const amount = (units: bigint) => formatAmount(units, decimals, { symbol })
  const raised = amount(row.total)
  const cap = amount(row.hardCap)
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
          <span>{m.sale_list_of_cap({ cap })}</span>
        </p>
      )}
      <SaleTide
        label={m.sale_list_progress_label({ raised, cap })}
        progressBps={row.progressBps}
        softBps={calculateProgressBps(row.softCap, row.hardCap)}
        isSunk={row.status.label === 'canceled'}
      />
      <p className={classes.scale}>
        <span>{progressText(row.progressBps)}</span>
        {isCompact ? (
          <span>{raised}</span>
        ) : (
          <span>
            {m.sale_list_participants({
              count: row.userCount,
              shown: formatInteger(row.userCount),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
