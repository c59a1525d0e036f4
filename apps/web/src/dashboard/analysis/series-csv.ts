import { writeCsv } from '../../files/write-csv.ts'

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
