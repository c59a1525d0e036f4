import 'uplot/dist/uPlot.min.css'
import { useComputedColorScheme, useMantineTheme } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import type { LineChartProps } from './line-chart-props.ts'
import classes from './line-plot.module.css'

interface LinePlotProps extends LineChartProps {
  height: number
}

/** The canvas of a `LineChart`; loaded when the first chart is shown. */
export default function LinePlot({
  times,
  values,
  formatValue,
  formatDate,
  formatTick = formatDate,
  height,
  isStepped = false,
}: LinePlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const scheme = useComputedColorScheme('light')
  const { primaryColor } = useMantineTheme()
  // A page that counts seconds hands over new lists and functions that say the same: only what they say draws anew.
  const shown = `${times} ${values} ${formatTick(times[0] ?? 0)} ${formatValue(values[0] ?? 0)}`
  const data: uPlot.AlignedData = [[...times], [...values]]
  const latest = useRef({ data, width, height, formatValue, formatTick })
  latest.current = { data, width, height, formatValue, formatTick }
  const hasWidth = width > 0

  useEffect(() => {
    // Colours are read from the page, so a new scheme or primary colour needs a new drawing.
    const target = host.current
    if (!target || !hasWidth || !scheme || !primaryColor) return
    const made = new uPlot(
      plotOptions(target, {
        ...latest.current,
        isStepped,
        formatValue: (value) => latest.current.formatValue(value),
        formatTick: (time) => latest.current.formatTick(time),
      }),
      latest.current.data,
      target,
    )
    plot.current = made
    return () => {
      plot.current = undefined
      made.destroy()
    }
  }, [hasWidth, isStepped, scheme, primaryColor])

  useEffect(() => {
    if (width > 0) plot.current?.setSize({ width, height })
  }, [width, height])

  useEffect(() => {
    if (shown) plot.current?.setData(latest.current.data)
  }, [shown])

  return (
    <div ref={ref} className={classes.root} style={{ height }}>
      <div ref={host} className={classes.host} />
    </div>
  )
}

interface PlotShape extends Required<Pick<LineChartProps, 'formatValue' | 'formatTick'>> {
  readonly width: number
  readonly height: number
  readonly isStepped: boolean
}

/** How the values are joined. */
function pathsOf(isStepped: boolean): uPlot.Series.PathBuilder | undefined {
  return isStepped ? uPlot.paths.stepped?.({ align: 1 }) : uPlot.paths.spline?.()
}

function plotOptions(target: HTMLElement, shape: PlotShape): uPlot.Options {
  const { width, height, formatValue, formatTick, isStepped } = shape
  const paths = pathsOf(isStepped)
  const style = getComputedStyle(target)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const font = `12px ${style.fontFamily}`
  const axis = { stroke: color('--sw-muted'), font, ticks: { show: false } }
  const accent = resolveColor(target, 'var(--sw-accent)')
  return {
    width,
    height,
    legend: { show: false },
    padding: [12, 8, 0, 0],
    cursor: { y: false, points: { size: 7, fill: accent } },
    series: [
      {},
      {
        stroke: accent,
        width: 2,
        fill: (plot) => fade(plot, accent),
        points: { show: false },
        ...(paths && { paths }),
      },
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: (plot, _axis, _from, to) => roomOfTime(plot, to, { font, formatTick }),
        values: (plot, splits) => labelTimes(plot, splits, { font, formatTick }),
      },
      {
        ...axis,
        size: 64,
        grid: { stroke: color('--sw-line'), width: 1 },
        values: (_plot, splits) => splits.map((value) => formatValue(value)),
      },
    ],
    scales: { y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] } },
  }
}

/** CSS pixels from one time to the next, so that no label reaches into the one beside it. */
function roomOfTime(
  { ctx }: uPlot,
  time: number,
  { font, formatTick }: Pick<PlotShape, 'formatTick'> & { font: string },
): number {
  ctx.save()
  ctx.font = font
  const { width } = ctx.measureText(formatTick(time))
  ctx.restore()
  return Math.max(80, width + 24)
}

/**
 * A label that would reach beyond the drawing is left out: half of a date reads as another one. So is one that says what
 * the label before it says: within a minute all would be alike.
 */
function labelTimes(
  plot: uPlot,
  times: readonly number[],
  { font, formatTick }: Pick<PlotShape, 'formatTick'> & { font: string },
): string[] {
  const { ctx, bbox, width } = plot
  ctx.save()
  ctx.font = font
  const texts = times.map((time) => formatTick(time))
  const labels = times.map((time, at) => {
    const label = texts[at] ?? ''
    if (label === texts[at - 1]) return ''
    const middle = bbox.left / devicePixelRatio + plot.valToPos(time, 'x')
    return middle + ctx.measureText(label).width / 2 > width ? '' : label
  })
  ctx.restore()
  return labels
}

/** A CSS colour expression as the canvas understands it. */
function resolveColor(target: HTMLElement, expression: string): string {
  const probe = document.createElement('span')
  probe.style.color = expression
  target.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function fade(plot: uPlot, color: string): CanvasGradient {
  const gradient = plot.ctx.createLinearGradient(
    0,
    plot.bbox.top,
    0,
    plot.bbox.top + plot.bbox.height,
  )
  gradient.addColorStop(0, color.replace('rgb(', 'rgba(').replace(')', ', 0.22)'))
  gradient.addColorStop(1, color.replace('rgb(', 'rgba(').replace(')', ', 0)'))
  return gradient
}
