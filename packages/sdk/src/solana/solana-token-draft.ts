import * as z from 'zod/mini'
import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import { flag, optionalText, text } from '../shared/input-fields.ts'
import { readDecimal, readPercent, readWhole } from '../shared/read-number.ts'
import { readMetadataTexts } from './read-metadata-texts.ts'
import { solanaTokenLimits } from './solana-token-limits.ts'

const limits = solanaTokenLimits

const inputs = z.object({
  name: text(),
  symbol: text(),
  /** 0 to 9. */
  decimals: text(),
  /** Whole tokens. */
  totalSupply: text(),
  /** Link to the metadata, https or ipfs; may be empty. */
  uri: optionalText(),
  /** Whether a part of each transfer is kept back. */
  taxed: flag(false),
  /** Percent with at most two decimals; empty while there is no tax. */
  transferTaxPercent: optionalText(),
  mintable: flag(false),
  freezable: flag(false),
})

/** What a form or a request holds; every number is a text. */
export type SolanaTokenInput = z.input<typeof inputs>
export type SolanaTokenField = keyof SolanaTokenInput

/** A token of the Token-2022 program, in the program's own units. */
export interface SolanaTokenDraft {
  readonly name: string
  readonly symbol: string
  /** Link to the metadata; may be empty. */
  readonly uri: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Basis points of each transfer that are kept back, 0 for a token without a tax. */
  readonly transferFeeBps: number
  /** Whether the creator may mint more. */
  readonly mintable: boolean
  /** Whether the creator may freeze accounts of holders. */
  readonly freezable: boolean
}

/** A draft that has the right shape, or everything that is wrong with it. */
export type SolanaTokenReading =
  | { readonly ok: true; readonly draft: SolanaTokenDraft }
  | { readonly ok: false; readonly issues: readonly DraftIssue<SolanaTokenField>[] }

type Report = FieldIssueCollector<SolanaTokenField>

function readSupply(input: z.output<typeof inputs>, report: Report) {
  const decimals = readWhole('decimals', input.decimals, report)
  const max = BigInt(limits.decimalsMax)
  const isUsable = decimals !== undefined && decimals <= max
  if (decimals !== undefined && !isUsable)
    report('decimals', 'Token_DecimalsTooHigh', { decimals, max })
  // With unusable decimals the supply is still read, so that both faults are shown at once.
  const places = isUsable ? Number(decimals) : limits.decimalsMax
  const totalSupply = readDecimal('totalSupply', input.totalSupply, places, report)
  if (totalSupply === 0n) report('totalSupply', 'Token_SupplyZero')
  if (isUsable && totalSupply !== undefined && totalSupply > limits.supplyMaxBaseUnits) {
    report('totalSupply', 'SolanaToken_SupplyTooLarge', { max: limits.supplyMaxBaseUnits })
  }
  return { decimals: isUsable ? places : 0, totalSupply: totalSupply ?? 0n }
}

function readTax(input: z.output<typeof inputs>, report: Report): number {
  if (!input.taxed) return 0
  const bps = readPercent('transferTaxPercent', input.transferTaxPercent, report)
  const max = limits.transferTaxMaxBps
  if (bps === 0n) report('transferTaxPercent', 'SolanaToken_TaxZero')
  if (bps !== undefined && bps > max)
    report('transferTaxPercent', 'Token_TransferTaxTooHigh', { bps, max })
  return Number(bps ?? 0n)
}

/** The shape of a token to be created on Solana: texts in, the program's units out; every message is a code. */
export const solanaTokenSchema = z.pipe(
  inputs,
  z.transform((input: z.output<typeof inputs>, context): SolanaTokenDraft => {
    const report: Report = (field, message, args = {}) =>
      context.issues.push({ code: 'custom', path: [field], message, params: { ...args }, input })
    const { mintable, freezable } = input
    return {
      ...readMetadataTexts(input, report),
      ...readSupply(input, report),
      transferFeeBps: readTax(input, report),
      mintable,
      freezable,
    }
  }),
)

/**
 * Reads a draft and lists every fault at once, each with its field, code and numbers.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readSolanaTokenDraft(input: unknown): SolanaTokenReading {
  const result = solanaTokenSchema.safeParse(input)
  if (result.success) return { ok: true, draft: result.data }
  const issues = result.error.issues.map((issue) => ({
    field: (issue.path[0] ?? 'form') as SolanaTokenField | 'form',
    code: issue.message.includes('_') ? issue.message : 'Input_Required',
    args: ('params' in issue ? issue.params : {}) as DraftIssue['args'],
  }))
  return { ok: false, issues }
}
