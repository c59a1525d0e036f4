import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconDownload } from '@tabler/icons-react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { writeCsv } from '../../files/write-csv.ts'
import { dayText } from '../../stats/day-text.ts'
import classes from '../dashboard.module.css'

const DayChart = lazyPart(() => import('../../stats/day-chart.tsx'))

/** One day of a series: where the bar ends, what the table says, and what the file says. */
export interface SeriesDay {
  readonly day: number
  readonly count: number
  readonly shown: string
  /** Decimal text, exact. */
  readonly value: string
}

interface SeriesViewProps {
  /** What is counted, in a word or two. */
  name: string
  /** What the chart shows, in one sentence. */
  label: string
  days: readonly SeriesDay[]
  /** Writes a value of the axis; whole numbers by default. */
  formatValue?: (value: number) => string
  /** Name of the file, without its ending. */
  file: string
}

/** Hands the series over as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

const isoDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/**
 * A series as a CSV file: one line for a day, dates as ISO 8601, numbers with a point and no grouping.
 *
 * @param heading name of the values' column
 * @param rows unix seconds of 00:00 UTC, and a number as decimal text
 */
export const seriesCsv = (
  heading: string,
  rows: readonly { readonly day: number; readonly value: string }[],
): string => writeCsv([['date', heading], ...rows.map(({ day, value }) => [isoDay(day), value])])

/** A figure by day as bars, with the same figures in a table beside them and as a file. */
export function SeriesView({ name, label, days, formatValue, file }: SeriesViewProps) {
  const caption = m.dashboard_series_table({ figure: name })
  return (
    <div className={classes.series}>
      <div className={classes.plot}>
        <LatePart pending={<Skeleton height={180} />}>
          <DayChart days={days} label={label} {...(formatValue && { formatValue })} />
        </LatePart>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.6} aria-hidden />}
          aria-label={m.dashboard_csv_name({ figure: name })}
          onClick={() => download(`${file}.csv`, seriesCsv(name, days))}
        >
          {m.dashboard_csv()}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.seriesTable} aria-label={caption} tabIndex={0}>
        <table>
          <caption className="sw-visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{m.stats_day()}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, shown }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
