import { readDecimal, readPercent } from '../../shared/read-number.ts'
import type { PresaleDraft, PresaleDraftTexts } from '../presale-draft-schema.ts'
import { presaleLimits } from '../presale-limits.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'

/** Days have two decimals, so that a cycle is a whole number of seconds. */
const dayDecimals = 2
const SECONDS_A_HUNDREDTH_DAY = 864n

type Vesting = Pick<PresaleDraft, 'vest' | 'vestFirst' | 'vestCycle' | 'vestPercent'>

const none: Vesting = { vest: false, vestFirst: 0n, vestCycle: 0n, vestPercent: 0n }

/** Reads the length of a cycle, in seconds. @returns undefined where the text could not be read, after a report. */
function readCycle(text: string, report: PresaleIssueCollector): bigint | undefined {
  const days = readDecimal('vestCycleDays', text, dayDecimals, report)
  if (days === undefined) return undefined
  const cycle = days * SECONDS_A_HUNDREDTH_DAY
  const { vestCycleMinSeconds: min, vestCycleMaxSeconds: max } = presaleLimits
  if (cycle < min || cycle > max) {
    report('vestCycleDays', 'Presale_VestCycleOutOfRange', { cycle, min, max })
  }
  return cycle
}

/** Reads the linear release: all three numbers are required while it is on (specification, section 5). */
export function readVesting(
  input: Pick<
    PresaleDraftTexts,
    'kind' | 'vest' | 'vestFirstPercent' | 'vestCycleDays' | 'vestPercent'
  >,
  report: PresaleIssueCollector,
): Vesting {
  const isPrivate = input.kind === 'private'
  if (isPrivate && !input.vest) report('vest', 'Presale_VestRequired')
  if (!input.vest) return { ...none, vest: isPrivate }
  const first = readPercent('vestFirstPercent', input.vestFirstPercent, report)
  const cycle = readCycle(input.vestCycleDays, report)
  const each = readPercent('vestPercent', input.vestPercent, report)
  const { vestFirstMaxBps, vestPercentMaxBps } = presaleLimits
  if (first !== undefined && first > vestFirstMaxBps) {
    report('vestFirstPercent', 'Presale_VestFirstOutOfRange', { bps: first, max: vestFirstMaxBps })
  }
  // Nothing would ever follow the first part.
  const isNever = each === 0n && first !== vestFirstMaxBps
  if (each !== undefined && (isNever || each > vestPercentMaxBps)) {
    report('vestPercent', 'Presale_VestPercentOutOfRange', { bps: each, max: vestPercentMaxBps })
  }
  return { vest: true, vestFirst: first ?? 0n, vestCycle: cycle ?? 0n, vestPercent: each ?? 0n }
}
