import 'uplot/dist/uPlot.min.css'
import { formatInteger, getLocale, m } from '@slipway/messages'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import classes from './home.module.css'
import type { DayCount } from './sum-days.ts'

interface DayChartProps {
  days: readonly DayCount[]
  /** What the chart shows, in words. */
  label: string
}

const HEIGHT = 180
/** Seconds of a day. */
const DAY = 86_400

const dayText = (seconds: number) =>
  new Intl.DateTimeFormat(getLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    seconds * 1000,
  )

function drawOptions(host: HTMLElement): uPlot.Options {
  const style = getComputedStyle(host)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const axis = {
    stroke: read('--sw-muted'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
  }
  return {
    width: host.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, points: { size: 7, fill: style.color } },
    // Whole tokens from zero: a single one must not look like a summit of nothing.
    scales: {
      // Half a day on each side, so that the first and the last bar are whole.
      x: { time: true, range: (_chart, min, max) => [min - DAY / 2, max + DAY / 2] },
      y: { range: (_chart, _min, max) => [0, Math.max(4, max * 1.15)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 72,
        values: (_chart, splits) => splits.map(dayText),
      },
      {
        ...axis,
        size: 40,
        grid: { stroke: read('--sw-line'), width: 1 },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
        values: (_chart, splits) => splits.map((split) => formatInteger(split)),
      },
    ],
    series: [
      {},
      {
        fill: style.color,
        width: 0,
        paths: uPlot.paths.bars?.({ size: [0.62, 26, 2], radius: 0.25 }),
        points: { show: false },
      },
    ],
  }
}

/** Tokens per day as bars; the same figures stand in a table for those who do not see them. */
export default function DayChart({ days, label }: DayChartProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const data: uPlot.AlignedData = [days.map(({ day }) => day), days.map(({ tokens }) => tokens)]
    let chart = new uPlot(drawOptions(element), data, element)
    const redraw = () => {
      chart.destroy()
      chart = new uPlot(drawOptions(element), data, element)
    }
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth !== chart.width)
        chart.setSize({ width: element.clientWidth, height: HEIGHT })
    })
    sizes.observe(element)
    // Colours are read from the theme once per drawing.
    const themes = new MutationObserver(redraw)
    themes.observe(document.documentElement, {
      attributeFilter: ['data-mantine-color-scheme', 'style'],
    })
    return () => {
      sizes.disconnect()
      themes.disconnect()
      chart.destroy()
    }
  }, [days])
  return (
    <>
      <div ref={host} className={classes.plot} role="img" aria-label={label} />
      <div className="sw-visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{m.home_stats_day_date()}</th>
              <th scope="col">{m.home_stats_tokens()}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, tokens }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{formatInteger(tokens)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
