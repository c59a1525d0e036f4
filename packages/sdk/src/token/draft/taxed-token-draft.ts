import type { Address } from 'viem'
import * as z from 'zod/mini'
import { flag, optionalText, text } from '../../shared/input-fields.ts'
import type { IssueCollector } from './issue-collector.ts'
import {
  type DividendThresholdInput,
  readDividendInterval,
  readDividendThreshold,
} from './read-dividend-terms.ts'
import { readNeededAddress } from './read-draft-addresses.ts'
import { type NftDividend, type NftDividendInput, readNftDividend } from './read-nft-dividend.ts'
import { type Referral, type ReferralInput, readReferral } from './read-referral.ts'
import { supplyPartUnit } from './supply-part-unit.ts'
import {
  readTaxedTerms,
  type TaxedTerms,
  type TaxedTermsInput,
  taxedTermsShape,
} from './taxed-terms.ts'

const dividendShape = { ...taxedTermsShape, dividendShare: text() }

const holderDividendShape = {
  ...dividendShape,
  dividendThreshold: optionalText('0'),
  dividendThresholdUnit: supplyPartUnit(),
  /** Blocks (S-40). */
  dividendIntervalBlocks: optionalText('20'),
}

const referralShape = {
  /** Percent of each trade for inviters of level 1 to 7. */
  rebates: z._default(z.array(text(), { error: 'Input_Required' }), []),
  /** Blocks (S-40). */
  bindIntervalBlocks: optionalText('3'),
}

const liquidityDividendShape = { ...dividendShape, dividendIntervalBlocks: optionalText('20') }

const nftDividendShape = {
  ...dividendShape,
  nft: text(),
  perNftDividend: optionalText('0.1'),
  dividendTrigger: optionalText('0'),
  quoteDecimals: z.int({ error: 'Input_Required' }).check(z.gte(0), z.lte(36)),
  dividendIntervalBlocks: optionalText('1'),
  marketingTaxAccounted: flag(false),
}

/** Inputs of the taxed templates, by id. */
export const taxedInputSchemas = {
  2: z.object({ templateId: z.literal(2), ...taxedTermsShape }),
  3: z.object({ templateId: z.literal(3), ...holderDividendShape, rewardToken: text() }),
  4: z.object({ templateId: z.literal(4), ...liquidityDividendShape }),
  5: z.object({ templateId: z.literal(5), ...holderDividendShape }),
  6: z.object({ templateId: z.literal(6), ...taxedTermsShape, ...referralShape }),
  7: z.object({ templateId: z.literal(7), ...holderDividendShape }),
  8: z.object({ templateId: z.literal(8), ...nftDividendShape }),
  9: z.object({ templateId: z.literal(9), ...liquidityDividendShape, ...referralShape }),
} as const

/** Blocks over which a distribution streams. */
export interface DividendInterval {
  readonly dividendIntervalBlocks: bigint
}

/** Terms of dividends to holders. */
export interface HolderDividendTerms extends TaxedTerms, DividendInterval {
  /** Base units that a holder must have to be paid. */
  readonly dividendThreshold: bigint
}

/** Template 2. */
export interface TaxedTokenDraft extends TaxedTerms {
  readonly templateId: 2
}

/** Template 3. */
export interface RewardDividendDraft extends HolderDividendTerms {
  readonly templateId: 3
  /** What holders are paid in. */
  readonly rewardToken: Address
}

/** Template 4. */
export interface LiquidityDividendDraft extends TaxedTerms, DividendInterval {
  readonly templateId: 4
}

/** Template 5. */
export interface NativeDividendDraft extends HolderDividendTerms {
  readonly templateId: 5
}

/** Template 6. */
export interface ReferralDraft extends TaxedTerms, Referral {
  readonly templateId: 6
}

/** Template 7. */
export interface SelfDividendDraft extends HolderDividendTerms {
  readonly templateId: 7
}

/** Template 8. */
export interface NftDividendDraft extends TaxedTerms, NftDividend, DividendInterval {
  readonly templateId: 8
}

/** Template 9. */
export interface ReferralLiquidityDividendDraft extends TaxedTerms, Referral, DividendInterval {
  readonly templateId: 9
}

type Interval = { readonly dividendIntervalBlocks: string }

const holderDividend = (
  templateId: 3 | 5 | 7,
  input: TaxedTermsInput & DividendThresholdInput & Interval,
  report: IssueCollector,
) => {
  const terms = readTaxedTerms(templateId, input, report)
  return {
    ...terms,
    dividendThreshold: readDividendThreshold(input, terms, report),
    dividendIntervalBlocks: readDividendInterval(input.dividendIntervalBlocks, report),
  }
}

const referral = (
  templateId: 6 | 9,
  input: TaxedTermsInput & ReferralInput,
  report: IssueCollector,
) => {
  const terms = readTaxedTerms(templateId, input, report)
  return { ...terms, ...readReferral(input, terms, report) }
}

/** Readers of the taxed templates, by id; each reports every fault with the contract's own error name. */
export const taxedDraftReaders = {
  2: (input: TaxedTermsInput, report: IssueCollector): TaxedTokenDraft => ({
    templateId: 2,
    ...readTaxedTerms(2, input, report),
  }),
  3: (
    input: TaxedTermsInput & DividendThresholdInput & Interval & { readonly rewardToken: string },
    report: IssueCollector,
  ): RewardDividendDraft => ({
    templateId: 3,
    ...holderDividend(3, input, report),
    rewardToken: readNeededAddress(
      'rewardToken',
      input.rewardToken,
      { zeroCode: 'Token_RewardTokenUnusable', arg: 'token' },
      report,
    ),
  }),
  4: (input: TaxedTermsInput & Interval, report: IssueCollector): LiquidityDividendDraft => ({
    templateId: 4,
    ...readTaxedTerms(4, input, report),
    dividendIntervalBlocks: readDividendInterval(input.dividendIntervalBlocks, report),
  }),
  5: (
    input: TaxedTermsInput & DividendThresholdInput & Interval,
    report: IssueCollector,
  ): NativeDividendDraft => ({ templateId: 5, ...holderDividend(5, input, report) }),
  6: (input: TaxedTermsInput & ReferralInput, report: IssueCollector): ReferralDraft => ({
    templateId: 6,
    ...referral(6, input, report),
  }),
  7: (
    input: TaxedTermsInput & DividendThresholdInput & Interval,
    report: IssueCollector,
  ): SelfDividendDraft => ({ templateId: 7, ...holderDividend(7, input, report) }),
  8: (
    input: TaxedTermsInput & NftDividendInput & Interval,
    report: IssueCollector,
  ): NftDividendDraft => ({
    templateId: 8,
    ...readTaxedTerms(8, input, report),
    ...readNftDividend(input, report),
    dividendIntervalBlocks: readDividendInterval(input.dividendIntervalBlocks, report),
  }),
  9: (
    input: TaxedTermsInput & ReferralInput & Interval,
    report: IssueCollector,
  ): ReferralLiquidityDividendDraft => ({
    templateId: 9,
    ...referral(9, input, report),
    dividendIntervalBlocks: readDividendInterval(input.dividendIntervalBlocks, report),
  }),
} as const
