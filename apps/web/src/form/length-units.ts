import { m } from '@slipway/messages'
import { removeInvisible } from '@slipway/sdk/shared/clean-typed'
import { readDecimal, readWhole } from '@slipway/sdk/shared/read-number'

/** Units in which a length of time is typed. */
export type LengthUnit = 'minutes' | 'hours' | 'days' | 'weeks'

const names: Readonly<Record<LengthUnit, () => string>> = {
  minutes: m.lock_unit_minutes,
  hours: m.lock_unit_hours,
  days: m.lock_unit_days,
  weeks: m.lock_unit_weeks,
}

/** The units as the choices of a select, in the visitor's language. */
export function lengthUnitChoices<Unit extends LengthUnit>(units: readonly Unit[]) {
  return units.map((value) => ({ value, label: names[value]() }))
}

/** Units of a length that is kept in minutes. */
export type MinuteUnit = 'minutes' | 'hours' | 'days'

export const minuteUnits = ['minutes', 'hours', 'days'] as const

const minutesOf: Readonly<Record<MinuteUnit, bigint>> = { minutes: 1n, hours: 60n, days: 1_440n }

/** More digits after the point than anybody types into a length. */
const DECIMALS = 20
const scale = 10n ** BigInt(DECIMALS)

/** A length that could not be read, as `toMinutes` keeps it. */
const kept = /^(.*) (minutes|hours|days)$/
const isUnit = (text: string | undefined): text is MinuteUnit =>
  minuteUnits.some((unit) => unit === text)
/** A length is read here for what it says; whoever takes the draft says what is wrong with it. */
const quiet = () => {}

/** The largest unit in which a whole number says a length. @param minutes as text; days for what is no number */
export function splitMinutes(minutes: string): { count: string; unit: MinuteUnit } {
  const length = readWhole('minutes', minutes, quiet)
  if (length) {
    const unit = minuteUnits.findLast((one) => length % minutesOf[one] === 0n) ?? 'minutes'
    return { count: String(length / minutesOf[unit]), unit }
  }
  const [, count = '', unit] = kept.exec(minutes) ?? []
  return isUnit(unit) ? { count, unit } : { count: minutes, unit: 'days' }
}

/**
 * A length as minutes. It is read as every typed number is; a part of an hour or a day is rounded to the whole minute.
 * @returns digits; or what is no number, or no whole one of minutes, as it was typed and with its unit, so that nobody
 * takes it for minutes: the schema says what is wrong with it. Nothing for nothing
 */
export function toMinutes(count: string, unit: MinuteUnit): string {
  const text = removeInvisible(count)
  if (text === '') return ''
  const units = readDecimal('count', text, DECIMALS, quiet)
  if (units === undefined || (unit === 'minutes' && units % scale !== 0n)) return `${text} ${unit}`
  return String((units * minutesOf[unit] + scale / 2n) / scale)
}
