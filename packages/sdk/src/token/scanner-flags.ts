import { isTaxedDraft } from './is-taxed-draft.ts'
import type { TaxedDraft, TokenDraft } from './token-draft-schema.ts'
import type { TokenDraftField } from './types.ts'

/** What token scanners say about a token, by our own names for it. */
export type ScannerFlagCode =
  | 'mintable'
  | 'tax-changeable'
  | 'blacklist'
  | 'kill-blocks'
  | 'trading-gate'
  | 'wallet-limit'
  | 'swap-limit'
  | 'high-buy-tax'
  | 'high-sell-tax'
  | 'transfer-tax'
  | 'high-pool-tax'
  | 'fission'
  | 'liquidity-withdrawable'

/** A warning that scanners will show about a token. */
export interface ScannerFlag {
  readonly code: ScannerFlagCode
  /** `alarm`: scanners call such a token a trap, and many wallets warn before a trade. */
  readonly severity: 'note' | 'warning' | 'alarm'
  /** Fields of the form that raise it. */
  readonly fields: readonly TokenDraftField[]
}

/** Scanners call a tax above 10 % a trap. */
const alarmingTaxBps = 1_000n

type Rule<Draft> = ScannerFlag & { readonly applies: (draft: Draft) => boolean }

const poolTaxes = (draft: TaxedDraft) => [draft.addPoolTaxBps, draft.removePoolTaxBps]

const taxedRules: readonly Rule<TaxedDraft>[] = [
  {
    code: 'tax-changeable',
    severity: 'warning',
    fields: ['taxChangeable'],
    applies: ({ taxChangeable }) => taxChangeable,
  },
  {
    code: 'blacklist',
    severity: 'alarm',
    fields: ['blacklistEnabled'],
    applies: ({ blacklistEnabled }) => blacklistEnabled,
  },
  {
    code: 'kill-blocks',
    severity: 'alarm',
    fields: ['killBlocks'],
    applies: ({ killBlocks }) => killBlocks > 0n,
  },
  {
    code: 'trading-gate',
    severity: 'note',
    fields: ['manualLaunch'],
    applies: ({ manualLaunch }) => manualLaunch,
  },
  {
    code: 'wallet-limit',
    severity: 'note',
    fields: ['walletLimitEnabled'],
    applies: ({ walletLimitEnabled }) => walletLimitEnabled,
  },
  {
    code: 'swap-limit',
    severity: 'warning',
    fields: ['swapLimitEnabled'],
    applies: ({ swapLimitEnabled }) => swapLimitEnabled,
  },
  {
    code: 'high-buy-tax',
    severity: 'alarm',
    fields: ['buyTaxPercent'],
    applies: ({ buyTaxBps }) => buyTaxBps > alarmingTaxBps,
  },
  {
    code: 'high-sell-tax',
    severity: 'alarm',
    fields: ['sellTaxPercent'],
    applies: ({ sellTaxBps }) => sellTaxBps > alarmingTaxBps,
  },
  {
    code: 'transfer-tax',
    severity: 'warning',
    fields: ['transferTaxPercent'],
    applies: ({ transferTaxBps }) => transferTaxBps > 0n,
  },
  {
    code: 'high-pool-tax',
    severity: 'alarm',
    fields: ['addPoolTaxPercent', 'removePoolTaxPercent'],
    applies: (draft) => poolTaxes(draft).some((bps) => bps > alarmingTaxBps),
  },
  {
    code: 'fission',
    severity: 'warning',
    fields: ['fissionCount'],
    applies: ({ fissionCount }) => fissionCount > 0n,
  },
  {
    code: 'liquidity-withdrawable',
    severity: 'warning',
    fields: ['liquidityReceiver'],
    applies: ({ liquidityReceiver, liquidityShare }) =>
      liquidityShare > 0n && !/^0x0{36}dEaD$/i.test(liquidityReceiver),
  },
]

const everyRule: readonly Rule<TokenDraft>[] = [
  {
    code: 'mintable',
    severity: 'warning',
    fields: ['mintable'],
    applies: ({ mintable }) => mintable,
  },
]

const findFlags = <Draft>(rules: readonly Rule<Draft>[], draft: Draft): readonly ScannerFlag[] =>
  rules.filter(({ applies }) => applies(draft)).map(({ applies: _applies, ...flag }) => flag)

/** Which warnings of token scanners a draft's switches and taxes will raise, so that nobody is surprised by them. */
export function calculateScannerFlags(draft: TokenDraft): readonly ScannerFlag[] {
  return [
    ...findFlags(everyRule, draft),
    ...(isTaxedDraft(draft) ? findFlags(taxedRules, draft) : []),
  ]
}
