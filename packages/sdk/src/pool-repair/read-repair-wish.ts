import type { Address } from 'viem'
import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import { readDecimal } from '../shared/read-number.ts'
import { repairLimits } from './repair-limits.ts'
import type { RepairWish } from './types.ts'

/** Which two of tokens, currency and price are typed; the third follows. */
export type PriceStatement = 'amounts' | 'tokens' | 'quote'

/** What states the price, as typed. */
export interface RepairWishInput {
  readonly statement: PriceStatement
  /** Whole tokens; read for `amounts` and `tokens`. */
  readonly tokenAmount: string
  /** Whole units of the currency; read for `amounts` and `quote`. */
  readonly quoteAmount: string
  /** Currency for one whole token; read for `tokens` and `quote`. */
  readonly price: string
}

/** Fields of a repair that an issue can belong to. */
export type RepairField =
  | 'tokenAmount'
  | 'quoteAmount'
  | 'price'
  | 'maxTokenLoss'
  | 'maxQuoteLoss'
  | 'slippagePercent'
  | 'to'
  | 'minutes'

export type RepairIssue = DraftIssue<RepairField>
export type RepairIssueCollector = FieldIssueCollector<RepairField>

/** What is known of the pool beside the typed words. */
export interface RepairPlace {
  readonly venueFactory: Address
  readonly isVenueKnown: boolean
  readonly token: Address
  /** The zero address stands for the native currency. */
  readonly quote: Address
  /** What the pool holds the token against. */
  readonly quoteToken: Address
  readonly tokenDecimals: number
  readonly quoteDecimals: number
}

/** A stated price with its liquidity, or everything that is wrong with it. */
export type RepairWishReading =
  | { readonly ok: true; readonly wish: RepairWish }
  | { readonly ok: false; readonly issues: readonly RepairIssue[] }

const scale = 10n ** BigInt(repairLimits.priceDecimals)

function judgeAmount(field: RepairField, amount: bigint, report: RepairIssueCollector): void {
  const max = repairLimits.reserveMax
  if (amount === 0n) report(field, 'PoolRepair_AmountZero')
  if (amount > max) report(field, 'PoolRepair_AmountTooLarge', { amount, max })
}

function readPrice(text: string, report: RepairIssueCollector): bigint | undefined {
  const price = readDecimal('price', text, repairLimits.priceDecimals, report)
  if (price !== 0n) return price
  report('price', 'Input_AmountZero')
  return undefined
}

/** Rounds to the nearest: a price that was typed with all its digits gives back the amount that it came from. */
const divide = (a: bigint, b: bigint) => (a + b / 2n) / b

function readStated(input: RepairWishInput, place: RepairPlace, report: RepairIssueCollector) {
  const { statement } = input
  const { tokenDecimals, quoteDecimals } = place
  const token =
    statement === 'quote'
      ? undefined
      : readDecimal('tokenAmount', input.tokenAmount, tokenDecimals, report)
  const quote =
    statement === 'tokens'
      ? undefined
      : readDecimal('quoteAmount', input.quoteAmount, quoteDecimals, report)
  const price = statement === 'amounts' ? undefined : readPrice(input.price, report)
  return { token, quote, price }
}

interface Amounts {
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
}

/** Where an amount that follows from the price is out of bounds, the price is what has to change. */
function completeAmounts(
  { token, quote, price }: ReturnType<typeof readStated>,
  { tokenDecimals, quoteDecimals }: RepairPlace,
  report: RepairIssueCollector,
): Amounts | undefined {
  const [tokenUnit, quoteUnit] = [10n ** BigInt(tokenDecimals), 10n ** BigInt(quoteDecimals)]
  if (token !== undefined) judgeAmount('tokenAmount', token, report)
  if (quote !== undefined) judgeAmount('quoteAmount', quote, report)
  if (token !== undefined && quote !== undefined) return { tokenAmount: token, quoteAmount: quote }
  if (price === undefined) return undefined
  if (token !== undefined) {
    const quoteAmount = divide(token * price * quoteUnit, tokenUnit * scale)
    if (token > 0n) judgeAmount('price', quoteAmount, report)
    return { tokenAmount: token, quoteAmount }
  }
  if (quote === undefined) return undefined
  const tokenAmount = divide(quote * tokenUnit * scale, price * quoteUnit)
  if (quote > 0n) judgeAmount('price', tokenAmount, report)
  return { tokenAmount, quoteAmount: quote }
}

/** Collects what is wrong with the pool itself: nothing has to be typed for that. */
function judgePlace(place: RepairPlace, issues: RepairIssue[]): void {
  const { venueFactory, isVenueKnown, token, quoteToken } = place
  if (!isVenueKnown) {
    issues.push({ field: 'form', code: 'PoolRepair_VenueUnknown', args: { venueFactory } })
  }
  if (token.toLowerCase() === quoteToken.toLowerCase()) {
    issues.push({ field: 'form', code: 'PoolRepair_QuoteIsToken', args: { token } })
  }
}

/** Reads a stated price by the rules of the pool repair contract. */
export function readRepairWish(input: RepairWishInput, place: RepairPlace): RepairWishReading {
  const issues: RepairIssue[] = []
  const report: RepairIssueCollector = (field, code, args = {}) =>
    issues.push({ field, code, args })
  judgePlace(place, issues)
  const amounts = completeAmounts(readStated(input, place, report), place, report)
  if (!amounts || issues.length > 0) return { ok: false, issues }
  const { venueFactory, token, quote } = place
  return { ok: true, wish: { venueFactory, token, quote, ...amounts } }
}
