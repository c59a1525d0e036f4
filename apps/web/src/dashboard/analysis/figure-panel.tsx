import { NativeSelect } from '@mantine/core'
import type { DayStats } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useMemo } from 'react'
import { figures } from '../../stats/figures.ts'
import { sumDays, totalOf } from '../../stats/sum-days.ts'
import { type AnalysisSearch, figuresOf, shownFigure } from './analysis-search.ts'
import { SeriesView } from './series-view.tsx'

interface FigurePanelProps {
  rows: readonly DayStats[]
  days: number
  search: AnalysisSearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

/** The feature's figures over the period, and one of them day by day. */
export function FigurePanel({ rows, days, search, onChange }: FigurePanelProps) {
  const names = figuresOf(search.feature)
  const shown = shownFigure(search)
  const figure = figures[shown]
  const series = useMemo(
    () =>
      sumDays(rows, figure.of, Date.now() / 1000, days).map(({ day, count }) => ({
        day,
        count,
        shown: formatInteger(count),
        value: String(count),
      })),
    [rows, figure.of, days],
  )
  const sum = (name: (typeof names)[number]) =>
    rows.reduce((total, row) => total + figures[name].of(row), 0)
  const text = figure.text()
  return (
    <>
      <Panel>
        <StatRow>
          {names.map((name) => (
            <Stat key={name} label={figures[name].text()} value={formatInteger(sum(name))} />
          ))}
        </StatRow>
      </Panel>
      <Panel
        title={text}
        actions={
          names.length > 1 && (
            <NativeSelect
              aria-label={m.dashboard_figure()}
              value={shown}
              onChange={({ currentTarget: { value } }) => onChange({ ...search, figure: value })}
              data={names.map((value) => ({ value, label: figures[value].text() }))}
            />
          )
        }
      >
        <SeriesView
          name={text}
          days={series}
          file={`slipway-${shown}-${days}-days`}
          label={m.dashboard_series_label({
            figure: text,
            days,
            total: formatInteger(totalOf(series)),
          })}
        />
      </Panel>
    </>
  )
}
