import { NativeSelect } from '@mantine/core'
import type { CurrencyDay } from '@slipway/api-client'
import type { ChainDefinition } from '@slipway/chains'
import { formatAmount, formatInteger, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { useCallback, useMemo, useState } from 'react'
import { formatUnits } from 'viem'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { indexedCurrency, type PresaleCurrency } from '../../presale/shared/use-presale-currency.ts'
import { daysOf, periodOf } from '../../stats/sum-days.ts'
import classes from '../dashboard.module.css'
import { type RaisedRow, sumRaised } from './raised-rows.ts'
import { SeriesView } from './series-view.tsx'

const keyOf = ({ chainId, currency }: RaisedRow) => `${chainId}-${currency}`

interface NamedRow extends RaisedRow {
  readonly chain: ChainDefinition | undefined
  /** undefined: neither is known, and no amount can be told */
  readonly unit: PresaleCurrency | undefined
  readonly symbol: string
}

function useNamedRows(raised: readonly CurrencyDay[]): NamedRow[] {
  const chains = useOfferedChains(true)
  return useMemo(
    () =>
      sumRaised(raised).map((row) => {
        const chain = chains?.find(({ chainId }) => chainId === row.chainId)
        const unit = chain?.type === 'evm' ? indexedCurrency(chain, row) : undefined
        return { ...row, chain, unit, symbol: unit?.symbol ?? shortenAddress(row.currency) }
      }),
    [raised, chains],
  )
}

const DIGITS = 4

function Amount({ units, row }: { units: bigint; row: NamedRow }) {
  if (!row.unit) return '—'
  return formatAmount(units, row.unit.decimals, { maximumFractionDigits: DIGITS })
}

function RaisedRows({ rows }: { rows: readonly NamedRow[] }) {
  const columns = [
    { label: m.dashboard_raised_currency() },
    { label: m.dashboard_raised_network() },
    { label: m.dashboard_raised_presales(), isNumber: true },
    { label: m.dashboard_raised_contributed(), isNumber: true },
    { label: m.dashboard_raised_refunded(), isNumber: true },
    { label: m.dashboard_raised_kept(), isNumber: true },
  ]
  return (
    <DataTable caption={m.dashboard_raised_title()} columns={columns}>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{row.symbol}</th>
            <td data-label={columns[1]?.label}>{row.chain?.name ?? row.chainId}</td>
            <td data-label={columns[2]?.label} data-number>
              {formatInteger(row.presales)}
            </td>
            <td data-label={columns[3]?.label} data-number>
              <Amount units={row.contributed} row={row} />
            </td>
            <td data-label={columns[4]?.label} data-number>
              <Amount units={row.refunded} row={row} />
            </td>
            <td data-label={columns[5]?.label} data-number>
              <Amount units={row.raised} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** What was put into presales in one currency, day by day. */
function RaisedSeries({ row, unit, days }: { row: NamedRow; unit: PresaleCurrency; days: number }) {
  const series = useMemo(() => {
    const known = new Map(row.days.map(({ day, contributed }) => [day, BigInt(contributed)]))
    return daysOf(periodOf(Date.now() / 1000, days)).map((day) => {
      const units = known.get(day) ?? 0n
      const value = formatUnits(units, unit.decimals)
      return {
        day,
        value,
        count: Number(value),
        shown: formatAmount(units, unit.decimals, { maximumFractionDigits: DIGITS }),
      }
    })
  }, [row.days, days, unit.decimals])
  const formatValue = useCallback(
    (value: number) =>
      formatAmount(BigInt(Math.round(value * 10 ** DIGITS)), DIGITS, {
        maximumFractionDigits: 2,
        notation: 'compact',
      }),
    [],
  )
  const name = m.dashboard_raised_label({
    figure: m.dashboard_raised_contributed(),
    currency: unit.symbol,
  })
  const total = formatAmount(row.contributed, unit.decimals, { symbol: unit.symbol })
  return (
    <SeriesView
      name={name}
      days={series}
      formatValue={formatValue}
      file={`slipway-contributed-${unit.symbol}-${row.chainId}-${days}-days`}
      label={m.dashboard_series_label({ figure: name, days, total })}
    />
  )
}

/** What presales moved, each currency by itself. */
export function RaisedPanel({ raised, days }: { raised: readonly CurrencyDay[]; days: number }) {
  const rows = useNamedRows(raised)
  const [chosen, setChosen] = useState<string>()
  const row = rows.find((one) => keyOf(one) === chosen) ?? rows.find(({ unit }) => unit)
  return (
    <Panel
      title={m.dashboard_raised_title()}
      description={m.dashboard_raised_text()}
      actions={
        rows.length > 1 && (
          <NativeSelect
            aria-label={m.dashboard_raised_currency()}
            value={row ? keyOf(row) : ''}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            data={rows
              .filter(({ unit }) => unit)
              .map((one) => ({
                value: keyOf(one),
                label: `${one.symbol} · ${one.chain?.name ?? one.chainId}`,
              }))}
          />
        )
      }
    >
      {rows.length === 0 && <p className={classes.muted}>{m.dashboard_raised_none()}</p>}
      {row?.unit && <RaisedSeries row={row} unit={row.unit} days={days} />}
      {rows.length > 0 && <RaisedRows rows={rows} />}
    </Panel>
  )
}
