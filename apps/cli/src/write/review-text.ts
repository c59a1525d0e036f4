import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatInteger } from '@slipway/messages/format/format-integer'
import type { AssetChange, GrantedRight, SeenToken } from '@slipway/sdk/signing/sign-forecast'
import type { WritePlan } from '../command/write-plan.ts'
import type { Session } from '../network/open-session.ts'
import type { Row } from '../output/row.ts'
import { describeTransaction, type WriteReview } from './review-write.ts'

/** What is reviewed, for whom. */
export interface ReviewSubject {
  readonly session: Session
  readonly account: `0x${string}`
  readonly plan: WritePlan
  readonly review: WriteReview
}

function sayUnits(amount: bigint, token: SeenToken): string {
  const symbol = token.symbol ?? token.address
  if (token.decimals === undefined) return `${formatInteger(amount)} ${symbol}`
  return `${formatAmount(amount, token.decimals, { symbol })} (${token.address})`
}

function sayChange({ token, amount }: AssetChange, session: Session): Row {
  const size = amount < 0n ? -amount : amount
  const { decimals, symbol } = session.chain.nativeCurrency
  const value = token ? sayUnits(size, token) : formatAmount(size, decimals, { symbol })
  return [amount < 0n ? m.cli_review_out() : m.cli_review_in(), value]
}

function sayRight({ token, spender, amount }: GrantedRight): Row {
  const what = amount === undefined ? m.cli_review_all_nfts() : sayUnits(amount, token)
  return [m.cli_review_right(), `${spender}: ${what}`]
}

/** The review for people: what is called, what comes and goes, what it costs, and what can never be undone. */
export function reviewRows({ session, account, plan, review }: ReviewSubject): readonly Row[] {
  const { nativeCurrency } = session.chain
  const native = (wei: bigint) =>
    formatAmount(wei, nativeCurrency.decimals, { symbol: nativeCurrency.symbol })
  const calls = review.transactions.map((transaction, at): Row => {
    const { contract, function: name, to, valueWei } = describeTransaction(transaction, session)
    const value = valueWei > 0n ? `, ${native(valueWei)}` : ''
    const label = m.cli_review_transaction({ number: at + 1 })
    return [label, `${contract ?? to}.${name ?? '?'}${value}`]
  })
  const { forecast } = review
  const moves =
    forecast.state === 'done'
      ? [
          ...forecast.changes.map((change) => sayChange(change, session)),
          ...forecast.rights.map(sayRight),
        ]
      : [[m.cli_review_outlook(), m.cli_review_untried()] as const]
  const gas = review.isGasMeasured ? m.cli_review_gas() : m.cli_review_gas_reckoned()
  return [
    [m.cli_review_purpose(), plan.purpose],
    [m.cli_row_network(), `${session.chain.name} (${session.chain.chainId})`],
    [m.cli_row_account(), account],
    ...(plan.rows ?? []),
    ...calls,
    ...moves,
    [m.cli_review_fee(), native(plan.feeWei)],
    [gas, `${formatInteger(review.gas)} (${native(review.gasWei)})`],
    ...plan.permanent.map((text): Row => [m.cli_review_permanent(), text]),
  ]
}

/** The same for scripts; see `reviewSchema`. */
export function reviewData({ session, account, plan, review }: ReviewSubject) {
  const { forecast } = review
  return {
    account,
    purpose: plan.purpose,
    transactions: review.transactions.map((one) => describeTransaction(one, session)),
    forecast: forecast.state,
    changes: (forecast.state === 'done' ? forecast.changes : []).map(
      ({ token, amount, isNft }) => ({
        asset: token?.address ?? null,
        symbol: token?.symbol ?? (token ? null : session.chain.nativeCurrency.symbol),
        decimals: token ? (token.decimals ?? null) : session.chain.nativeCurrency.decimals,
        amount,
        isNft,
      }),
    ),
    rights: (forecast.state === 'done' ? forecast.rights : []).map((right) => ({
      asset: right.token.address,
      spender: right.spender,
      amount: right.amount ?? null,
    })),
    feeWei: plan.feeWei,
    gas: review.gas,
    gasWei: review.gasWei,
    isGasMeasured: review.isGasMeasured,
    permanent: plan.permanent,
    facts: plan.facts ?? {},
  }
}
