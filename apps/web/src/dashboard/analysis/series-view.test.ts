import { expect, test } from 'vitest'
import { seriesCsv } from './series-view.tsx'

test('a series is one line for a day, with ISO dates', () => {
  const rows = [
    { day: 1_700_006_400, value: '3' },
    { day: 1_700_092_800, value: '0.25' },
  ]
  expect(seriesCsv('Launches', rows)).toBe('date,Launches\r\n2023-11-15,3\r\n2023-11-16,0.25\r\n')
})

test('a heading with commas and quotes stays one field, and none is a formula', () => {
  expect(seriesCsv('a, "b"', [])).toBe('date,"a, ""b"""\r\n')
  expect(seriesCsv('=SUM(A1)', [])).toBe("date,'=SUM(A1)\r\n")
})
