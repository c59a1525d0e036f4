import { readWhole } from '../../shared/read-number.ts'
import type { PresaleDraft, PresaleDraftTexts } from '../presale-draft-schema.ts'
import { presaleLimits } from '../presale-limits.ts'
import { whitelistModes } from '../types.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'

const SECONDS_A_MINUTE = 60n

/** The window in which contributions are taken, in unix seconds. */
export interface PresaleWindow {
  readonly startTime: bigint
  readonly endTime: bigint
}

/**
 * Reads start and end: the start is more than five minutes ahead and before the end (specification, section 5).
 * @param now unix seconds of the chain's newest block.
 */
export function readWindow(
  input: { readonly startTime: string; readonly endTime: string },
  now: number,
  report: PresaleIssueCollector,
): PresaleWindow | undefined {
  const startTime = readWhole('startTime', input.startTime, report)
  const endTime = readWhole('endTime', input.endTime, report)
  const min = BigInt(now) + presaleLimits.startLeadSeconds + 1n
  const max = BigInt(now) + presaleLimits.endAheadMaxSeconds
  if (startTime !== undefined && startTime < min) {
    report('startTime', 'Presale_StartTooEarly', { startTime, min })
  }
  if (startTime === undefined || endTime === undefined) return undefined
  if (endTime <= startTime) {
    report('endTime', 'Presale_EndNotAfterStart', { startTime, endTime })
    return undefined
  }
  if (endTime > max) report('endTime', 'Presale_EndTooLate', { endTime, max })
  return { startTime, endTime }
}

/** Reads the whitelist's mode and its two windows, minutes in the form and seconds on chain (S-50). */
export function readTiers(
  input: Pick<PresaleDraftTexts, 'kind' | 'whitelistMode' | 't1Minutes' | 't2Minutes'>,
  window: PresaleWindow | undefined,
  report: PresaleIssueCollector,
): Pick<PresaleDraft, 'useWhiteList' | 't1Block' | 't2Block'> {
  const mode = input.kind === 'private' ? 'only' : input.whitelistMode
  if (mode === 'off') return { useWhiteList: 0n, t1Block: 0n, t2Block: 0n }
  const read = (field: 't1Minutes' | 't2Minutes') =>
    readWhole(field, input[field].trim() === '' ? '0' : input[field], report)
  const t1Minutes = read('t1Minutes')
  // Where nobody else ever comes in, the second tier's window ends with the presale.
  const t2Minutes = mode === 'only' ? 0n : read('t2Minutes')
  const t1Block = (t1Minutes ?? 0n) * SECONDS_A_MINUTE
  const t2Block = (t2Minutes ?? 0n) * SECONDS_A_MINUTE
  const duration = window && window.endTime - window.startTime
  if (duration !== undefined && t1Block + t2Block >= duration) {
    report('t1Minutes', 'Presale_TiersTooLong', { t1Block, t2Block, duration })
  }
  return { useWhiteList: BigInt(whitelistModes.indexOf(mode)), t1Block, t2Block }
}
