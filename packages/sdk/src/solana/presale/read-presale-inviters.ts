import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readPercent } from '../../shared/read-number.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaPresaleField, SolanaPresaleTexts } from './solana-presale-schema.ts'

type Report = FieldIssueCollector<SolanaPresaleField>
const fields = ['inviterOne', 'inviterTwo', 'inviterThree'] as const
const { inviterLevelsMax, privateInviterMaxBps } = solanaPresaleLimits

function readRate(field: (typeof fields)[number], typed: string, report: Report) {
  const bps = readPercent(field, typed, report)
  if (bps !== 0n) return bps
  report(field, 'Presale_InviterLevels', { levels: 0, max: inviterLevelsMax })
  return undefined
}

/**
 * Reads what a contribution earns its inviter, and those above: of one to three levels, none of them left out.
 * @returns basis points, the nearest first; undefined after a report
 */
export function readPresaleInviters(
  input: Pick<SolanaPresaleTexts, 'inviters' | (typeof fields)[number]>,
  report: Report,
): readonly number[] | undefined {
  if (input.inviters === 'none') return []
  const levels = 1 + fields.findLastIndex((field) => input[field].trim() !== '')
  const rates = fields
    .slice(0, Math.max(levels, 1))
    .map((field) => readRate(field, input[field], report))
  const read = rates.filter((bps) => bps !== undefined)
  if (read.length < rates.length) return undefined
  const bps = read.reduce((sum, rate) => sum + rate, 0n)
  if (bps <= privateInviterMaxBps) return read.map(Number)
  report('inviterOne', 'Presale_InviterRatesTooHigh', { bps, max: BigInt(privateInviterMaxBps) })
  return undefined
}
