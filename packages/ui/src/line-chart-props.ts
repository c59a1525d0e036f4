export interface LineChartProps {
  /** What the chart shows, in one sentence. */
  label: string
  /** Unix seconds, rising. */
  times: readonly number[]
  values: readonly number[]
  /** Writes a value, on the axis and in the table. */
  formatValue(value: number): string
  /** Writes a time, in the table. */
  formatDate(unixSeconds: number): string
  /** Writes a time on the axis, where there is little room; as in the table by default. */
  formatTick?(unixSeconds: number): string
  /** Heading of the table's columns. */
  columns: readonly [time: string, value: string]
  /** CSS pixels. */
  height?: number
  /** A value holds until the next one, as a sum does; else the line runs smoothly between them. */
  isStepped?: boolean
}
