import type { Address } from 'viem'
import type { TemplateId } from '../../platform/template-id.ts'
import { hasFeature } from '../../platform/token-templates.ts'
import { flag, optionalText, text } from '../../shared/input-fields.ts'
import type { IssueCollector } from './issue-collector.ts'
import { readLiquidityReceiver, readNeededAddress } from './read-draft-addresses.ts'
import { type Launch, type LaunchInput, readLaunch } from './read-launch.ts'
import { type Limits, type LimitsInput, readLimits } from './read-limits.ts'
import {
  hasTax,
  readShares,
  readTaxes,
  type Shares,
  type SharesInput,
  type Taxes,
  type TaxesInput,
} from './read-taxes.ts'
import { supplyPartUnit } from './supply-part-unit.ts'
import {
  readTokenBasics,
  type TokenBasics,
  type TokenBasicsInput,
  tokenBasicsShape,
} from './token-basics.ts'

/** What every taxed template (2 to 9) asks for beside the basics, as a form holds it (specification, section 3). */
export const taxedTermsShape = {
  ...tokenBasicsShape,
  /** Gets the marketing share; not the creator. */
  marketingWallet: text(),
  /** Exchange: a Uniswap V2 router. */
  router: text(),
  /** Currency of the pool. */
  quote: text(),
  /** Who gets automatic liquidity; empty for nobody. */
  liquidityReceiver: optionalText(),
  buyTaxPercent: optionalText('0'),
  sellTaxPercent: optionalText('0'),
  transferTaxPercent: optionalText('0'),
  addPoolTaxPercent: optionalText('0'),
  removePoolTaxPercent: optionalText('0'),
  burnShare: optionalText('0'),
  liquidityShare: optionalText('0'),
  marketingShare: optionalText('0'),
  manualLaunch: flag(true),
  killBlocks: optionalText('0'),
  taxChangeable: flag(false),
  blacklistEnabled: flag(false),
  walletLimitEnabled: flag(false),
  walletLimit: optionalText(),
  walletLimitUnit: supplyPartUnit(),
  swapLimitEnabled: flag(false),
  swapLimit: optionalText(),
  swapLimitUnit: supplyPartUnit(),
  fissionCount: optionalText('0'),
  swapThreshold: optionalText(),
  swapThresholdUnit: supplyPartUnit(),
}

/** What every taxed template asks for, as typed. */
export interface TaxedTermsInput
  extends TokenBasicsInput,
    TaxesInput,
    SharesInput,
    LimitsInput,
    LaunchInput {
  readonly marketingWallet: string
  readonly router: string
  readonly quote: string
  readonly liquidityReceiver: string
  readonly taxChangeable: boolean
  readonly blacklistEnabled: boolean
}

/** What every taxed template asks for, in the contract's own units. */
export interface TaxedTerms extends TokenBasics, Taxes, Shares, Limits, Launch {
  readonly marketingWallet: Address
  readonly router: Address
  readonly quote: Address
  readonly liquidityReceiver: Address
  readonly taxChangeable: boolean
  readonly blacklistEnabled: boolean
}

/** Reads what every taxed template asks for. */
export function readTaxedTerms(
  templateId: TemplateId,
  input: TaxedTermsInput,
  report: IssueCollector,
): TaxedTerms {
  const basics = readTokenBasics(input, report)
  const taxes = readTaxes(input, report)
  const isTaxed = hasTax(taxes)
  const paysDividends = hasFeature(templateId, 'dividend')
  return {
    ...basics,
    marketingWallet: readNeededAddress(
      'marketingWallet',
      input.marketingWallet,
      { zeroCode: 'Token_MarketingWalletZero' },
      report,
    ),
    router: readNeededAddress(
      'router',
      input.router,
      { zeroCode: 'Token_RouterUnusable', arg: 'router' },
      report,
    ),
    quote: readNeededAddress(
      'quote',
      input.quote,
      { zeroCode: 'Token_QuoteUnusable', arg: 'quote' },
      report,
    ),
    liquidityReceiver: readLiquidityReceiver(input.liquidityReceiver, report),
    ...taxes,
    ...readShares(input, { isTaxed, paysDividends }, report),
    ...readLimits(input, { supply: basics, isTaxed }, report),
    ...readLaunch(input, report),
    taxChangeable: input.taxChangeable,
    blacklistEnabled: input.blacklistEnabled,
  }
}
