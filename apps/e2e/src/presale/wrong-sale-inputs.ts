import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import type { SaleKind } from '../pages/create-sale-page.ts'

type Texts = Readonly<Record<string, string>>

/** A rule of the specification's section 5 at its boundary: the last value that is right, and the first that is wrong. */
export interface SaleRule {
  readonly rule: string
  readonly kind: SaleKind
  /** The field that the form marks. */
  readonly field: string
  /** Fields as typed, at the boundary. */
  readonly right: Texts
  /** Fields as typed, one step beyond. */
  readonly wrong: Texts
  /** What the wrong entry is in the contract's units; none where the contract cannot even be given it. */
  readonly order?: Partial<PresaleDraft>
  /** The error's name in the contract, its code in the SDK, the key of its text. */
  readonly reason: string
  readonly args: Readonly<Record<string, bigint>>
}

const unit = 10n ** 18n
const window = 86_400n

/** Texts of a sale that is right, but for sides and times. */
export const rightTerms = (kind: SaleKind): Texts => ({
  presaleRate: '1000',
  hardCap: '100',
  softCap: '50',
  minCurrency: '0.1',
  maxCurrency: '10',
  t1Minutes: '10',
  t2Minutes: '5',
  ...(kind === 'private'
    ? { vestFirstPercent: '20', vestCycleDays: '30', vestPercent: '10' }
    : {
        liquidityRate: '800',
        liquidityPercent: '60',
        lockMinutes: '259200',
        maxRepairPercent: '5',
        declaredTaxPercent: '0',
      }),
})

/** A ratio with bounds of its own. */
const ratio = (
  name: string,
  [right, wrong]: readonly [string, string],
  rest: Pick<SaleRule, 'kind' | 'field' | 'reason' | 'args'> & {
    readonly order: Partial<PresaleDraft>
  },
): SaleRule => ({
  rule: name,
  right: { [rest.field]: right },
  wrong: { [rest.field]: wrong },
  ...rest,
})

const liquidity = { min: 5_100n, max: 10_000n }
const lock = { min: 300n, max: 6_000_000_000n }
const cycle = { min: 60n, max: 315_360_000n }

export const saleRules: readonly SaleRule[] = [
  {
    rule: 'hard cap above 0',
    kind: 'normal',
    field: 'hardCap',
    right: { hardCap: '100' },
    wrong: { hardCap: '0' },
    order: { hardCap: 0n },
    reason: 'Presale_HardCapZero',
    args: {},
  },
  {
    rule: 'hard cap required',
    kind: 'fair',
    field: 'hardCap',
    right: { hardCap: '100' },
    wrong: { hardCap: '' },
    reason: 'Input_Required',
    args: { max: 18n },
  },
  {
    rule: 'soft cap above 0',
    kind: 'normal',
    field: 'softCap',
    right: { softCap: '50' },
    wrong: { softCap: '0' },
    order: { softCap: 0n },
    reason: 'Presale_SoftCapZero',
    args: {},
  },
  {
    rule: 'soft cap not above the hard cap',
    kind: 'fair',
    field: 'softCap',
    right: { softCap: '100' },
    wrong: { softCap: '100.000000000000000001' },
    order: { softCap: 100n * unit + 1n },
    reason: 'Presale_SoftCapAboveHardCap',
    args: { softCap: 100n * unit + 1n, hardCap: 100n * unit },
  },
  {
    rule: 'soft cap at least half of the hard cap',
    kind: 'private',
    field: 'softCap',
    right: { softCap: '50' },
    wrong: { softCap: '49.999999999999999999' },
    order: { softCap: 50n * unit - 1n },
    reason: 'Presale_SoftCapTooLow',
    args: { softCap: 50n * unit - 1n, min: 50n * unit },
  },
  {
    rule: 'min purchase not above max',
    kind: 'normal',
    field: 'minCurrency',
    right: { minCurrency: '10' },
    wrong: { minCurrency: '10.000000000000000001' },
    order: { minCurrency: 10n * unit + 1n },
    reason: 'Presale_MinAboveMax',
    args: { minCurrency: 10n * unit + 1n, maxCurrency: 10n * unit },
  },
  {
    rule: 'max purchase above 0',
    kind: 'normal',
    field: 'maxCurrency',
    right: { maxCurrency: '0.1' },
    wrong: { maxCurrency: '0' },
    order: { maxCurrency: 0n },
    reason: 'Presale_MaxCurrencyZero',
    args: {},
  },
  ratio('liquidity percent at least 51', ['51', '50.99'], {
    kind: 'normal',
    field: 'liquidityPercent',
    order: { liquidityPercent: 5_099n },
    reason: 'Presale_LiquidityPercentOutOfRange',
    args: { bps: 5_099n, ...liquidity },
  }),
  ratio('liquidity percent at most 100', ['100', '100.01'], {
    kind: 'fair',
    field: 'liquidityPercent',
    order: { liquidityPercent: 10_001n },
    reason: 'Presale_LiquidityPercentOutOfRange',
    args: { bps: 10_001n, ...liquidity },
  }),
  ratio('liquidity lock at least 5 minutes', ['5', '4'], {
    kind: 'normal',
    field: 'lockMinutes',
    order: { lockTime: 240n },
    reason: 'Presale_LockTimeOutOfRange',
    args: { lockTime: 240n, ...lock },
  }),
  ratio('liquidity lock at most 100000000 minutes', ['100000000', '100000001'], {
    kind: 'fair',
    field: 'lockMinutes',
    order: { lockTime: 6_000_000_060n },
    reason: 'Presale_LockTimeOutOfRange',
    args: { lockTime: 6_000_000_060n, ...lock },
  }),
  ratio('repair at most 10 %', ['10', '10.01'], {
    kind: 'normal',
    field: 'maxRepairPercent',
    order: { maxRepairBps: 1_001n },
    reason: 'Presale_RepairTooHigh',
    args: { bps: 1_001n, max: 1_000n },
  }),
  ratio('declared tax at most 50 %', ['50', '50.01'], {
    kind: 'normal',
    field: 'declaredTaxPercent',
    order: { declaredTaxBps: 5_001n },
    reason: 'Presale_TaxTooHigh',
    args: { bps: 5_001n, max: 5_000n },
  }),
  {
    rule: 'the windows of the tiers end before the sale',
    kind: 'normal',
    field: 't1Minutes',
    right: { t1Minutes: '1434' },
    wrong: { t1Minutes: '1435' },
    order: { t1Block: 86_100n },
    reason: 'Presale_TiersTooLong',
    args: { t1Block: 86_100n, t2Block: 300n, duration: window },
  },
  ratio('first release at most 100 %', ['100', '100.01'], {
    kind: 'private',
    field: 'vestFirstPercent',
    order: { vestFirst: 10_001n },
    reason: 'Presale_VestFirstOutOfRange',
    args: { bps: 10_001n, max: 10_000n },
  }),
  {
    rule: 'first release required',
    kind: 'private',
    field: 'vestFirstPercent',
    right: { vestFirstPercent: '0' },
    wrong: { vestFirstPercent: '' },
    reason: 'Input_Required',
    args: { max: 2n },
  },
  ratio('release cycle at most ten years', ['3650', '3650.01'], {
    kind: 'private',
    field: 'vestCycleDays',
    order: { vestCycle: 315_360_864n },
    reason: 'Presale_VestCycleOutOfRange',
    args: { cycle: 315_360_864n, ...cycle },
  }),
  {
    rule: 'release cycle required',
    kind: 'private',
    field: 'vestCycleDays',
    right: { vestCycleDays: '0.01' },
    wrong: { vestCycleDays: '' },
    reason: 'Input_Required',
    args: { max: 2n },
  },
  ratio('every later release above 0', ['0.01', '0'], {
    kind: 'private',
    field: 'vestPercent',
    order: { vestPercent: 0n },
    reason: 'Presale_VestPercentOutOfRange',
    args: { bps: 0n, max: 10_000n },
  }),
  {
    rule: 'later release required',
    kind: 'private',
    field: 'vestPercent',
    right: { vestPercent: '100' },
    wrong: { vestPercent: '' },
    reason: 'Input_Required',
    args: { max: 2n },
  },
]
