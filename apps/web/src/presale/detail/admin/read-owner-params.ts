import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { calculateInviterMaxBps, readInviterRates } from '@slipway/sdk/presale/read-inviter-rates'
import type { Presale } from '@slipway/sdk/presale/types'
import { type Address, zeroAddress } from 'viem'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { readWalletAddress } from '../../../action/read-wallet-address.ts'
import { readChangedInput } from '../../../form/local-time.ts'
import type { ModeParams, TimeParams } from './owner-plans.ts'

const MINUTE = 60

/** Whether contributions have been possible already. */
export const hasBegun = ({ terms }: Pick<Presale, 'terms'>, now: number): boolean =>
  now >= terms.startTime

function startProblem(startTime: number, now: number): FormProblem | undefined {
  const min = now + Number(presaleLimits.startLeadSeconds) + 1
  return startTime < min ? { code: 'Presale_StartTooEarly', args: { startTime, min } } : undefined
}

function endProblem(
  startTime: number,
  endTime: number,
  now: number,
  hasContributions: boolean,
): FormProblem | undefined {
  if (endTime <= startTime)
    return { code: 'Presale_EndNotAfterStart', args: { startTime, endTime } }
  const max = now + Number(presaleLimits.endAheadMaxSeconds)
  if (endTime > max) return { code: 'Presale_EndTooLate', args: { endTime, max } }
  const min = now + (hasContributions ? Number(presaleLimits.noticeMinSeconds) : 1)
  return endTime < min ? { code: 'Presale_EndTooEarly', args: { endTime, min } } : undefined
}

/**
 * Judges new times by the contract's rules: once the presale has begun its start stays.
 * @param values as `datetime-local` fields hold them @param unreadable text for what is no moment
 */
export function readTimeParams(
  values: Readonly<Record<'start' | 'end', string>>,
  presale: Presale,
  now: number,
  unreadable: string,
): FormResult<'start' | 'end', TimeParams> {
  const isBegun = hasBegun(presale, now)
  const { terms } = presale
  const startTime = isBegun ? terms.startTime : readChangedInput(values.start, terms.startTime)
  const endTime = readChangedInput(values.end, terms.endTime)
  const none = { code: 'unreadable', text: unreadable }
  const start = startTime === undefined ? none : isBegun ? undefined : startProblem(startTime, now)
  const end =
    endTime === undefined
      ? none
      : startTime === undefined
        ? undefined
        : endProblem(startTime, endTime, now, presale.state.userCount > 0)
  return resultOrProblems({ start, end }, () =>
    startTime !== undefined && endTime !== undefined ? { startTime, endTime } : null,
  )
}

/** Whole minutes from 0 on; undefined for anything else. */
function readMinutes(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined
}

/** Judges a whitelist mode; both windows end before the presale does. @param wrong text for what is no count of minutes */
export function readModeParams(
  values: Readonly<Record<'t1' | 't2', string>>,
  mode: number,
  { terms }: Pick<Presale, 'terms'>,
  wrong: string,
): FormResult<'t1' | 't2', ModeParams> {
  const t1 = mode === 0 ? 0 : readMinutes(values.t1)
  // Only before everybody comes in has the second tier a window of its own.
  const hasTierTwo = mode === 1
  const t2 = hasTierTwo ? readMinutes(values.t2) : 0
  const none = { code: 'minutes', text: wrong }
  const duration = terms.endTime - terms.startTime
  const [t1Block, t2Block] = [(t1 ?? 0) * MINUTE, (t2 ?? 0) * MINUTE]
  const tooLong: FormProblem | undefined =
    t1Block + t2Block >= duration
      ? { code: 'Presale_TiersTooLong', args: { t1Block, t2Block, duration } }
      : undefined
  return resultOrProblems(
    {
      t1: t1 === undefined ? none : hasTierTwo ? undefined : tooLong,
      t2: t2 === undefined ? none : hasTierTwo ? tooLong : undefined,
    },
    () => ({ mode, t1Seconds: t1Block, t2Seconds: t2Block }),
  )
}

/** Reads who may manage the whitelist; empty for nobody. */
export function readKeeperParams({
  admin,
}: Readonly<Record<'admin', string>>): FormResult<'admin', { admin: Address }> {
  if (admin.trim() === '') return { ok: true, params: { admin: zeroAddress } }
  const reading = readWalletAddress(admin)
  return resultOrProblems({ admin: reading.problem }, () =>
    reading.address ? { admin: reading.address } : null,
  )
}

export type RateField = 'level1' | 'level2' | 'level3'
const rateFields: readonly RateField[] = ['level1', 'level2', 'level3']

/** Reads one to three rates of inviters; levels behind the last named one are none. */
export function readRatesParams(
  values: Readonly<Record<RateField, string>>,
  { terms }: Pick<Presale, 'terms'>,
): FormResult<RateField, { rates: readonly bigint[] }> {
  const last = rateFields.findLastIndex((field) => values[field].trim() !== '')
  const texts = rateFields.slice(0, Math.max(1, last + 1)).map((field) => values[field])
  const problems: Partial<Record<RateField, FormProblem>> = {}
  const rates = readInviterRates(
    texts,
    calculateInviterMaxBps(terms.liquidityPercent),
    (place, code, args) => {
      const level = rateFields[Number(place.split('.')[1] ?? 0)] ?? 'level1'
      problems[level] ??= { code, ...(args && { args: args as FormProblem['args'] }) }
    },
  )
  return resultOrProblems(problems, () => ({ rates }))
}
