import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import type { PresaleKind } from '../pages/create-presale-page.ts'

/** A rule of the specification's section 5 at its boundary: the last value that is right, and the first that is wrong. */
export interface PresaleRule {
  readonly rule: string
  readonly kind: PresaleKind
  /** The field that is typed into, and that the form marks. */
  readonly field: string
  /** As typed, at the boundary. */
  readonly right: string
  /** As typed, one step beyond. */
  readonly wrong: string
  /** What the wrong entry is in the contract's units; none where the contract cannot even be given it. */
  readonly params?: Partial<PresaleDraft>
  /** The error's name in the contract, its code in the SDK, the key of its text. */
  readonly reason: string
  readonly args: Readonly<Record<string, bigint>>
}

const unit = 10n ** 18n
const window = 86_400n

/** Texts of a presale that is right, but for sides and times. */
export const rightTerms = (kind: PresaleKind): Readonly<Record<string, string>> => ({
  presaleRate: '1000',
  hardCap: '100',
  softCap: '50',
  minCurrency: '0.1',
  maxCurrency: '10',
  t1Minutes: '10',
  ...(kind === 'private'
    ? { vestFirstPercent: '20', vestCycleDays: '30', vestPercent: '10' }
    : {
        t2Minutes: '5',
        liquidityRate: '800',
        liquidityPercent: '60',
        lockMinutes: '259200',
        maxRepairPercent: '5',
        declaredTaxPercent: '0',
      }),
})

const liquidity = { min: 5_100n, max: 10_000n }
const lock = { min: 300n, max: 6_000_000_000n }
const cycle = { min: 60n, max: 315_360_000n }

export const presaleRules: readonly PresaleRule[] = [
  {
    rule: 'hard cap above 0',
    kind: 'normal',
    field: 'hardCap',
    right: '100',
    wrong: '0',
    params: { hardCap: 0n },
    reason: 'Presale_HardCapZero',
    args: {},
  },
  {
    rule: 'hard cap required',
    kind: 'fair',
    field: 'hardCap',
    right: '100',
    wrong: '',
    reason: 'Input_Required',
    args: { max: 18n },
  },
  {
    rule: 'soft cap above 0',
    kind: 'normal',
    field: 'softCap',
    right: '50',
    wrong: '0',
    params: { softCap: 0n },
    reason: 'Presale_SoftCapZero',
    args: {},
  },
  {
    rule: 'soft cap not above the hard cap',
    kind: 'fair',
    field: 'softCap',
    right: '100',
    wrong: '100.000000000000000001',
    params: { softCap: 100n * unit + 1n },
    reason: 'Presale_SoftCapAboveHardCap',
    args: { softCap: 100n * unit + 1n, hardCap: 100n * unit },
  },
  {
    rule: 'soft cap at least half of the hard cap',
    kind: 'private',
    field: 'softCap',
    right: '50',
    wrong: '49.999999999999999999',
    params: { softCap: 50n * unit - 1n },
    reason: 'Presale_SoftCapTooLow',
    args: { softCap: 50n * unit - 1n, min: 50n * unit },
  },
  {
    rule: 'min purchase not above max',
    kind: 'normal',
    field: 'minCurrency',
    right: '10',
    wrong: '10.000000000000000001',
    params: { minCurrency: 10n * unit + 1n },
    reason: 'Presale_MinAboveMax',
    args: { minCurrency: 10n * unit + 1n, maxCurrency: 10n * unit },
  },
  {
    rule: 'max purchase above 0',
    kind: 'normal',
    field: 'maxCurrency',
    right: '0.1',
    wrong: '0',
    params: { maxCurrency: 0n },
    reason: 'Presale_MaxCurrencyZero',
    args: {},
  },
  {
    rule: 'liquidity percent at least 51',
    kind: 'normal',
    field: 'liquidityPercent',
    right: '51',
    wrong: '50.99',
    params: { liquidityPercent: 5_099n },
    reason: 'Presale_LiquidityPercentOutOfRange',
    args: { bps: 5_099n, ...liquidity },
  },
  {
    rule: 'liquidity percent at most 100',
    kind: 'fair',
    field: 'liquidityPercent',
    right: '100',
    wrong: '100.01',
    params: { liquidityPercent: 10_001n },
    reason: 'Presale_LiquidityPercentOutOfRange',
    args: { bps: 10_001n, ...liquidity },
  },
  {
    rule: 'liquidity lock at least 5 minutes',
    kind: 'normal',
    field: 'lockMinutes',
    right: '5',
    wrong: '4',
    params: { lockTime: 240n },
    reason: 'Presale_LockTimeOutOfRange',
    args: { lockTime: 240n, ...lock },
  },
  {
    rule: 'liquidity lock at most 100000000 minutes',
    kind: 'fair',
    field: 'lockMinutes',
    right: '100000000',
    wrong: '100000001',
    params: { lockTime: 6_000_000_060n },
    reason: 'Presale_LockTimeOutOfRange',
    args: { lockTime: 6_000_000_060n, ...lock },
  },
  {
    rule: 'repair at most 10 %',
    kind: 'normal',
    field: 'maxRepairPercent',
    right: '10',
    wrong: '10.01',
    params: { maxRepairBps: 1_001n },
    reason: 'Presale_RepairTooHigh',
    args: { bps: 1_001n, max: 1_000n },
  },
  {
    rule: 'declared tax at most 50 %',
    kind: 'normal',
    field: 'declaredTaxPercent',
    right: '50',
    wrong: '50.01',
    params: { declaredTaxBps: 5_001n },
    reason: 'Presale_TaxTooHigh',
    args: { bps: 5_001n, max: 5_000n },
  },
  {
    rule: 'the windows of the tiers end before the presale',
    kind: 'normal',
    field: 't1Minutes',
    right: '1434',
    wrong: '1435',
    params: { t1Block: 86_100n },
    reason: 'Presale_TiersTooLong',
    args: { t1Block: 86_100n, t2Block: 300n, duration: window },
  },
  {
    rule: 'first release at most 100 %',
    kind: 'private',
    field: 'vestFirstPercent',
    right: '100',
    wrong: '100.01',
    params: { vestFirst: 10_001n },
    reason: 'Presale_VestFirstOutOfRange',
    args: { bps: 10_001n, max: 10_000n },
  },
  {
    rule: 'first release required',
    kind: 'private',
    field: 'vestFirstPercent',
    right: '0',
    wrong: '',
    reason: 'Input_Required',
    args: { max: 2n },
  },
  {
    rule: 'release cycle at most ten years',
    kind: 'private',
    field: 'vestCycleDays',
    right: '3650',
    wrong: '3650.01',
    params: { vestCycle: 315_360_864n },
    reason: 'Presale_VestCycleOutOfRange',
    args: { cycle: 315_360_864n, ...cycle },
  },
  {
    rule: 'release cycle required',
    kind: 'private',
    field: 'vestCycleDays',
    right: '0.01',
    wrong: '',
    reason: 'Input_Required',
    args: { max: 2n },
  },
  {
    rule: 'every later release above 0',
    kind: 'private',
    field: 'vestPercent',
    right: '0.01',
    wrong: '0',
    params: { vestPercent: 0n },
    reason: 'Presale_VestPercentOutOfRange',
    args: { bps: 0n, max: 10_000n },
  },
  {
    rule: 'later release required',
    kind: 'private',
    field: 'vestPercent',
    right: '100',
    wrong: '',
    reason: 'Input_Required',
    args: { max: 2n },
  },
]
