import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteLength } from './byte-length.ts'
import { CalendarTimeInvalid, formatCalendar } from './format-calendar.ts'

const at = Date.UTC(2027, 0, 31, 23, 59, 59) / 1000
const event = { uid: '1-0xabc-7-1@slipway', at, summary: 'Tokens come free' }
const calendar = { name: 'Locks', stampedAt: at - 86_400, events: [event] }

/** Reads a file back as a calendar does: unfolds, splits, takes the escapes out. */
function read(file: string): { name: string; value: string }[] {
  expect(file.endsWith('\r\n')).toBe(true)
  const unfolded = file.slice(0, -2).replaceAll('\r\n ', '')
  return unfolded.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    const value = line
      .slice(colon + 1)
      .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    return { name: line.slice(0, colon), value }
  })
}

test('a file of one event, line by line', () => {
  const file = formatCalendar({
    ...calendar,
    refreshSeconds: 3_600,
    events: [{ ...event, description: '50 %', url: 'https://slipway.example/lock?a=1,2' }],
  })
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Slipway//Slipway//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Locks',
    'X-WR-CALNAME:Locks',
    'REFRESH-INTERVAL;VALUE=DURATION:PT3600S',
    'BEGIN:VEVENT',
    'UID:1-0xabc-7-1@slipway',
    'DTSTAMP:20270130T235959Z',
    'DTSTART:20270131T235959Z',
    'SUMMARY:Tokens come free',
    'DESCRIPTION:50 %',
    'URL:https://slipway.example/lock?a=1,2',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

describe("strangers' texts", () => {
  test('signs that mean something are escaped', () => {
    const file = formatCalendar({ ...calendar, events: [{ ...event, summary: 'a\\b;c,d\ne' }] })
    expect(file).toContain('SUMMARY:a\\\\b\\;c\\,d\\ne\r\n')
  })

  test.each(['\r\n', '\r', '\n', '\u0085', '\u2028', '\u2029', '\u0000\r', '\u000b'])(
    'no line break begins a line: %j',
    (lineBreak) => {
      const summary = `x${lineBreak}END:VEVENT${lineBreak}BEGIN:VALARM`
      const names = read(formatCalendar({ ...calendar, events: [{ ...event, summary }] }))
      expect(names.filter(({ name }) => name === 'END')).toHaveLength(2)
      expect(names.filter(({ name }) => name === 'BEGIN')).toHaveLength(2)
    },
  )

  test('an address is one line, and no address is refused', () => {
    const url = 'https://slipway.example/\r\nEND:VEVENT'
    expect(formatCalendar({ ...calendar, events: [{ ...event, url }] })).toContain(
      'URL:https://slipway.example/END:VEVENT\r\n',
    )
    expect(() => formatCalendar({ ...calendar, events: [{ ...event, url: 'x' }] })).toThrow(
      TypeError,
    )
  })

  test.each(['锁仓', '🔒', 'é', 'a'])(
    'lines of %s are folded by octets, between characters',
    (sign) => {
      const summary = sign.repeat(100)
      const file = formatCalendar({ ...calendar, events: [{ ...event, summary }] })
      for (const line of file.split('\r\n')) expect(byteLength(line)).toBeLessThanOrEqual(75)
      expect(read(file).find(({ name }) => name === 'SUMMARY')?.value).toBe(summary)
    },
  )

  test('any text comes back as it was, in lines of 75 octets at most', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const file = formatCalendar({ ...calendar, events: [{ ...event, summary, description }] })
        for (const line of file.split('\r\n')) expect(byteLength(line)).toBeLessThanOrEqual(75)
        // A text that was cut within a character would hold the sign of a broken one.
        expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file)
        const lines = read(file)
        const plain = (value: string) =>
          value.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '')
        expect(lines.find(({ name }) => name === 'SUMMARY')?.value).toBe(plain(summary))
        expect(lines.find(({ name }) => name === 'DESCRIPTION')?.value).toBe(plain(description))
      }),
    )
  })
})

test.each([1_099_511_627_775, 253_402_300_800, -1, 1.5, Number.NaN])(
  'a time without digits is refused: %d',
  (seconds) => {
    expect(() => formatCalendar({ ...calendar, events: [{ ...event, at: seconds }] })).toThrow(
      CalendarTimeInvalid,
    )
  },
)

test('the last second that a calendar knows is written', () => {
  expect(formatCalendar({ ...calendar, events: [{ ...event, at: 253_402_300_799 }] })).toContain(
    'DTSTART:99991231T235959Z',
  )
})
