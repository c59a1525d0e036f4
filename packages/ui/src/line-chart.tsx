import { lazy, Suspense } from 'react'
import classes from './line-chart.module.css'
import type { LineChartProps } from './line-chart-props.ts'

const Plot = lazy(() => import('./line-plot.tsx'))

/** A value over time. The picture is drawn on a canvas; a table says the same to who cannot see it. */
export function LineChart(props: LineChartProps) {
  const { label, times, values, formatValue, formatDate, columns, height = 220 } = props
  return (
    <figure className={classes.root}>
      <div role="img" aria-label={label} style={{ height }}>
        <Suspense fallback={<div className={classes.pending} style={{ height }} aria-busy />}>
          <Plot {...props} height={height} />
        </Suspense>
      </div>
      {/* In a box: a table grows with its words, whatever its style says. */}
      <div className="sw-visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {times.map((time, index) => (
              <tr key={time}>
                <td>{formatDate(time)}</td>
                <td>{formatValue(values[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
