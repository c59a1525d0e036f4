import { m } from '../../generated/features/unit.js'
import type { MessageOptions } from '../../generated/messages.js'
import { formatAmount } from '../format/format-amount.ts'
import { formatBps } from '../format/format-bps.ts'
import { formatDuration } from '../format/format-duration.ts'
import { formatInteger } from '../format/format-integer.ts'
import { formatTime } from '../format/format-time.ts'
import { getLocale } from '../locale.ts'
import type { ErrorArgs, ErrorContext } from './error-context.ts'

/** Stands where a number belongs that the error did not carry. */
const unknownValue = '?'
/** Seconds. */
const MINUTE = 60n

/** Readers of one error's arguments, each giving the text of one kind of value. */
export interface ErrorFormat {
  readonly options: MessageOptions
  readonly text: (name: string) => string
  readonly integer: (name: string) => string
  readonly bps: (name: string) => string
  readonly seconds: (name: string) => string
  readonly moment: (name: string) => string
  /** A moment from which on something is possible: the next full minute, which is what a form can enter. */
  readonly earliest: (name: string) => string
  readonly wei: (name: string) => string
  readonly tokenAmount: (name: string) => string
  readonly currencyAmount: (name: string) => string
}

function toBigint(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : undefined
}

/** Readers for `args` in the language and units of `context`; an argument that is missing reads `?`. */
export function createErrorFormat(args: ErrorArgs, context: ErrorContext): ErrorFormat {
  const locale = context.locale ?? getLocale()
  const native = context.nativeCurrency ?? { decimals: 18, symbol: undefined }
  const show = (name: string, render: (value: bigint) => string) => {
    const value = toBigint(args[name])
    return value === undefined ? unknownValue : render(value)
  }
  const amount = (
    name: string,
    unit: { decimals: number; symbol?: string | undefined } | undefined,
  ) =>
    show(name, (value) =>
      unit
        ? formatAmount(value, unit.decimals, {
            locale,
            ...(unit.symbol === undefined ? {} : { symbol: unit.symbol }),
          })
        : // Without decimals the number alone would be read as whole tokens.
          m.unit_smallest({ count: formatInteger(value, locale) }, { locale }),
    )
  const zone = context.timeZone === undefined ? {} : { timeZone: context.timeZone }
  const time = (value: bigint) => formatTime(value, { locale, ...zone })
  return {
    options: { locale },
    text: (name) => (args[name] === undefined ? unknownValue : String(args[name])),
    integer: (name) => show(name, (value) => formatInteger(value, locale)),
    bps: (name) => show(name, (value) => formatBps(value, locale)),
    seconds: (name) => show(name, (value) => formatDuration(value, locale)),
    earliest: (name) => show(name, (value) => time(((value + 59n) / MINUTE) * MINUTE)),
    moment: (name) => show(name, time),
    wei: (name) => amount(name, native),
    tokenAmount: (name) => amount(name, context.token),
    currencyAmount: (name) => amount(name, context.currency),
  }
}
