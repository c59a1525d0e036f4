import { readDecimal, readPercent } from '../../shared/read-number.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'

/** Minting as typed: days and percent. */
export interface MintingInput {
  readonly mintable: boolean
  /** Days between two mintings, such as `3` or `7.5`. */
  readonly mintCooldownDays: string
  /** Percent of the supply that one minting may add, two decimals at most (S-39). */
  readonly mintMaxPercent: string
}

/** Minting as the contract takes it; both zero when minting is off. */
export interface Minting {
  readonly mintable: boolean
  readonly mintCooldownSeconds: bigint
  readonly mintMaxBps: bigint
}

const secondsPerDay = 86_400n
/** Decimals of a typed day: a thousandth of a day is 86.4 s, finer than anyone plans. */
const dayDecimals = 3

function readCooldown(text: string, report: IssueCollector): bigint {
  const days = readDecimal('mintCooldownDays', text, dayDecimals, report)
  if (days === undefined) return 0n
  const seconds = (days * secondsPerDay) / 10n ** BigInt(dayDecimals)
  const { mintCooldownMinSeconds: min, mintCooldownMaxSeconds: max } = tokenLimits
  if (seconds < min) {
    report('mintCooldownDays', 'Token_MintCooldownTooShort', { seconds_: seconds, min })
  }
  if (seconds > max) {
    report('mintCooldownDays', 'Token_MintCooldownTooLong', { seconds_: seconds, max })
  }
  return seconds
}

function readShare(text: string, report: IssueCollector): bigint {
  const bps = readPercent('mintMaxPercent', text, report)
  if (bps === undefined) return 0n
  if (bps === 0n) report('mintMaxPercent', 'Token_MintRatioZero')
  const max = tokenLimits.mintMaxBps
  if (bps > max) report('mintMaxPercent', 'Token_MintRatioTooHigh', { bps, max })
  return bps
}

const isEmpty = (text: string) => text.trim() === '' || /^0+(\.0*)?$/.test(text.trim())

/** Reads the minting switch and its two limits (specification, section 5: at least 3 days, at most 20 %). */
export function readMinting(input: MintingInput, report: IssueCollector): Minting {
  if (input.mintable) {
    return {
      mintable: true,
      mintCooldownSeconds: readCooldown(input.mintCooldownDays, report),
      mintMaxBps: readShare(input.mintMaxPercent, report),
    }
  }
  const limits = [
    ['mintCooldownDays', input.mintCooldownDays],
    ['mintMaxPercent', input.mintMaxPercent],
  ] as const
  const filled = limits.find(([, text]) => !isEmpty(text))
  if (filled) report(filled[0], 'Token_MintParamsWithoutMint')
  return { mintable: false, mintCooldownSeconds: 0n, mintMaxBps: 0n }
}
