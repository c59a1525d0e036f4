import { byteLength } from './byte-length.ts'

/** One moment in a calendar. */
export interface CalendarEvent {
  /** Names the event for ever, across all calendars: who reads the file again finds it moved, not doubled. */
  readonly uid: string
  /** When it happens, unix seconds; the event has no length. */
  readonly at: number
  /** One line. */
  readonly summary: string
  readonly description?: string
  /** An absolute address. */
  readonly url?: string
}

export interface Calendar {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** When this was known, unix seconds: the time of the block or of the answer. */
  readonly stampedAt: number
  /** For a feed: how often to ask again. */
  readonly refreshSeconds?: number
}

/** A moment that a calendar has no digits for, such as the one that never comes. */
export class CalendarTimeInvalid extends Error {
  override readonly name = 'CalendarTimeInvalid'
  readonly code = 'CALENDAR_TIME_INVALID'
  readonly seconds: number

  constructor(seconds: number) {
    super(`${seconds} is no time between the years 1970 and 9999; leave such an event out.`)
    this.seconds = seconds
  }
}

/** Octets of a line, its line break left out (RFC 5545, 3.1). */
const longestLine = 75
const lastSecond = 253_402_300_799

/**
 * An iCalendar file (RFC 5545) of moments: lines end in CRLF, are folded at 75 octets without cutting a character, and
 * strangers' texts are escaped, so that none of them can begin a line of its own.
 * @throws {CalendarTimeInvalid} for a time outside of the years 1970 to 9999, or a fraction.
 * @throws {TypeError} for a `url` that is no absolute address.
 */
export function formatCalendar({ name, events, stampedAt, refreshSeconds }: Calendar): string {
  const stamp = formatTime(stampedAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Slipway//Slipway//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986, and what calendars read that do not know it yet.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshSeconds === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshSeconds}S`]),
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function linesOf({ uid, at, summary, description, url }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${formatTime(at)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    // Nobody is busy because tokens come free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20260131T235959Z`. */
function formatTime(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > lastSecond) {
    throw new CalendarTimeInvalid(seconds)
  }
  return new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** RFC 5545, 3.3.11. Control characters have no place in a text; a tab has. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** Continues a line that is too long behind a line break and a space, which counts. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let length = 0
  for (const character of line) {
    const size = byteLength(character)
    if (length + size > longestLine) {
      pieces.push(piece)
      piece = ' '
      length = 1
    }
    piece += character
    length += size
  }
  return [...pieces, piece].join('\r\n')
}
