import 'uplot/dist/uPlot.min.css'
import { formatInteger, m } from '@slipway/messages'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import classes from './day-chart.module.css'
import { dayText } from './day-text.ts'
import type { DayCount } from './sum-days.ts'

interface DayChartProps {
  days: readonly DayCount[]
  /** What the chart shows, in words. */
  label: string
  /** Writes a value, on the axis and in the table; whole numbers by default. */
  formatValue?: (value: number) => string
  /** Heading of the values; left out: the same figures stand in a table beside the chart. */
  heading?: string
}

const HEIGHT = 180
/** Seconds of a day. */
const DAY = 86_400

/** Steps of an axis of whole things. */
const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000]
/** The least height of such an axis. */
const LEAST_TOP = 4

function drawOptions(host: HTMLElement, formatValue: DayChartProps['formatValue']): uPlot.Options {
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
    // Whole things from zero: a single one must not look like a summit of nothing.
    scales: {
      // Half a day on each side, so that the first and the last bar are whole.
      x: { time: true, range: (_chart, min, max) => [min - DAY / 2, max + DAY / 2] },
      y: {
        range: (_chart, _min, max) => [
          0,
          formatValue ? max * 1.15 || 1 : Math.max(LEAST_TOP, max * 1.15),
        ],
      },
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
        size: formatValue ? 64 : 44,
        grid: { stroke: read('--sw-line'), width: 1 },
        ...(formatValue ? {} : { incrs: WHOLE_STEPS }),
        values: (_chart, splits) => splits.map(formatValue ?? ((split) => formatInteger(split))),
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

/** A figure per day as bars; the same figures stand in a table for those who do not see them. */
export default function DayChart({ days, label, formatValue, heading }: DayChartProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const data: uPlot.AlignedData = [days.map(({ day }) => day), days.map(({ count }) => count)]
    let chart = new uPlot(drawOptions(element, formatValue), data, element)
    const redraw = () => {
      chart.destroy()
      chart = new uPlot(drawOptions(element, formatValue), data, element)
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
  }, [days, formatValue])
  return (
    <>
      <div ref={host} className={classes.plot} role="img" aria-label={label} />
      {heading && <HiddenTable days={days} label={label} heading={heading} />}
    </>
  )
}

function HiddenTable({ days, label, heading }: DayChartProps) {
  return (
    <div className="sw-visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{m.stats_day()}</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{formatInteger(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
