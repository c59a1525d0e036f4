import { readPercent, readWhole } from '../../shared/read-number.ts'
import type { PresaleDraft, PresaleDraftTexts } from '../presale-draft-schema.ts'
import { presaleLimits } from '../presale-limits.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'
import { readRate } from './read-rate.ts'

const SECONDS_A_MINUTE = 60n

type Listing = Pick<
  PresaleDraft,
  | 'liquidityRate'
  | 'liquidityPercent'
  | 'lockTime'
  | 'burnsUnsold'
  | 'listsBelowPresale'
  | 'maxRepairBps'
  | 'declaredTaxBps'
>

const none: Listing = {
  liquidityRate: 0n,
  liquidityPercent: 0n,
  lockTime: 0n,
  burnsUnsold: false,
  listsBelowPresale: false,
  maxRepairBps: 0n,
  declaredTaxBps: 0n,
}

function readBounded(
  field: 'maxRepairPercent' | 'declaredTaxPercent',
  text: string,
  rule: { readonly max: bigint; readonly code: string },
  report: PresaleIssueCollector,
): bigint {
  const bps = readPercent(field, text.trim() === '' ? '0' : text, report) ?? 0n
  if (bps > rule.max) report(field, rule.code, { bps, max: rule.max })
  return bps
}

function readLiquidityPercent(text: string, report: PresaleIssueCollector): bigint {
  const bps = readPercent('liquidityPercent', text, report)
  const { liquidityMinBps: min, liquidityMaxBps: max } = presaleLimits
  if (bps !== undefined && (bps < min || bps > max)) {
    report('liquidityPercent', 'Presale_LiquidityPercentOutOfRange', { bps, min, max })
  }
  return bps ?? 0n
}

/** Minutes in the form, seconds on chain (S-50): 5 to 100 000 000 minutes. */
function readLockTime(text: string, report: PresaleIssueCollector): bigint {
  const minutes = readWhole('lockMinutes', text, report)
  if (minutes === undefined) return 0n
  const lockTime = minutes * SECONDS_A_MINUTE
  const { lockMinSeconds: min, lockMaxSeconds: max } = presaleLimits
  if (lockTime < min || lockTime > max) {
    report('lockMinutes', 'Presale_LockTimeOutOfRange', { lockTime, min, max })
  }
  return lockTime
}

/** Reads how the pool is made; private presales have none. @param presaleRate undefined while it could not be read. */
export function readListing(
  input: PresaleDraftTexts,
  context: {
    readonly decimals: { readonly token: number; readonly currency: number }
    readonly presaleRate: bigint | undefined
  },
  report: PresaleIssueCollector,
): Listing {
  if (input.kind === 'private') return none
  const { decimals, presaleRate } = context
  const liquidityRate = readRate('liquidityRate', input.liquidityRate, decimals, report)
  const isCheaper =
    liquidityRate !== undefined && presaleRate !== undefined && liquidityRate > presaleRate
  if (isCheaper && !input.listsBelowPresale) {
    report('liquidityRate', 'Presale_ListingBelowPresale', { liquidityRate, presaleRate })
  }
  const repair = { max: presaleLimits.repairMaxBps, code: 'Presale_RepairTooHigh' }
  const tax = { max: presaleLimits.declaredTaxMaxBps, code: 'Presale_TaxTooHigh' }
  return {
    liquidityRate: liquidityRate ?? 0n,
    liquidityPercent: readLiquidityPercent(input.liquidityPercent, report),
    lockTime: readLockTime(input.lockMinutes, report),
    burnsUnsold: input.refundType === 'burn',
    listsBelowPresale: input.listsBelowPresale,
    maxRepairBps: readBounded('maxRepairPercent', input.maxRepairPercent, repair, report),
    declaredTaxBps: readBounded('declaredTaxPercent', input.declaredTaxPercent, tax, report),
  }
}
