import { m } from '@slipway/messages'

/** Units in which a length of time is typed. */
export type LengthUnit = 'minutes' | 'hours' | 'days' | 'weeks'

const names: Readonly<Record<LengthUnit, () => string>> = {
  minutes: m.locking_unit_minutes,
  hours: m.locking_unit_hours,
  days: m.locking_unit_days,
  weeks: m.locking_unit_weeks,
}

/** The units as the choices of a select, in the visitor's language. */
export function lengthUnitChoices<Unit extends LengthUnit>(units: readonly Unit[]) {
  return units.map((value) => ({ value, label: names[value]() }))
}

/** Units of a length that is kept in minutes. */
export type MinuteUnit = 'minutes' | 'hours' | 'days'

export const minuteUnits = ['minutes', 'hours', 'days'] as const

const minutesOf: Readonly<Record<MinuteUnit, bigint>> = { minutes: 1n, hours: 60n, days: 1_440n }

/** The largest unit in which a whole number says a length. @param minutes as text; days for what is no number */
export function splitMinutes(minutes: string): { count: string; unit: MinuteUnit } {
  if (!/^[1-9]\d*$/.test(minutes.trim())) return { count: minutes, unit: 'days' }
  const length = BigInt(minutes)
  const unit = minuteUnits.findLast((one) => length % minutesOf[one] === 0n) ?? 'minutes'
  return { count: String(length / minutesOf[unit]), unit }
}

/**
 * A length as minutes. A part of an hour or a day is rounded to the whole minute.
 * @returns what is no number as it was typed: the schema says what is wrong with it
 */
export function toMinutes(count: string, unit: MinuteUnit): string {
  const text = count.trim()
  const number = /^(\d{1,20})(?:\.(\d{0,20}))?$/.exec(text)
  if (unit === 'minutes' || !number) return text
  const fraction = number[2] ?? ''
  const scale = 10n ** BigInt(fraction.length)
  const minutes = BigInt(`${number[1]}${fraction}`) * minutesOf[unit]
  return String((minutes + scale / 2n) / scale)
}
