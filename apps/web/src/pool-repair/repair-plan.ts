import { formatAmount, formatTime, m } from '@slipway/messages'
import { checkRepairParams } from '@slipway/sdk/pool-repair/check-repair-params'
import { prepareRepair } from '@slipway/sdk/pool-repair/prepare-repair'
import type { PoolReport, RepairContracts, RepairParams } from '@slipway/sdk/pool-repair/types'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { type Address, zeroAddress } from 'viem'
import { PlanRefused } from '../action/plan-refused.ts'
import { readClient } from '../core/read-client.ts'
import { showPlan } from '../transaction/show-plan.ts'
import type { ReviewLine, ShownPlan } from '../transaction/shown-plan.ts'
import { exactText, priceText, shortText } from './amount-texts.ts'
import { LIQUIDITY_DECIMALS } from './pool-facts.tsx'
import { refusalText } from './refusal-text.ts'
import { paidWith, type RepairPool } from './repair-pool.ts'

interface RepairPlanQuery {
  readonly contracts: RepairContracts
  readonly pool: RepairPool
  readonly account: Address
  readonly params: RepairParams
  /** The forecast that the params were made with. */
  readonly report: PoolReport | undefined
}

const positive = (amount: bigint) => (amount > 0n ? amount : 0n)

/** What leaves the wallet first, and what of it comes back in the same transaction as things stand. */
function paysOf(pool: RepairPool, params: RepairParams, report: PoolReport): readonly ReviewLine[] {
  const { wish, maxTokenLoss, maxQuoteLoss } = params
  const sides = [
    {
      side: pool.token,
      taken: wish.tokenAmount + maxTokenLoss,
      used: report.tokenIn + report.tokenRepair - report.tokenBack - report.tokenDust,
    },
    {
      side: paidWith(pool, params),
      taken: wish.quoteAmount + maxQuoteLoss,
      used: report.quoteIn + report.quoteRepair - report.quoteBack - report.quoteDust,
    },
  ]
  return sides.map(({ side, taken, used }) => ({
    label: m.repair_review_takes({ symbol: side.symbol }),
    value: exactText(taken, side),
    note: m.repair_review_back_note({ amount: shortText(positive(taken - used), side) }),
  }))
}

function reviewOfRepair(pool: RepairPool, params: RepairParams, report: PoolReport) {
  const { token, quote, pairState } = pool
  const name = pairName({ token0: token, token1: quote }) ?? token.symbol
  const liquidity = (units: bigint) => formatAmount(units, LIQUIDITY_DECIMALS)
  const least = liquidity(params.minLiquidity)
  const worst = m.repair_both({
    token: exactText(params.maxTokenLoss, token),
    quote: exactText(params.maxQuoteLoss, paidWith(pool, params)),
  })
  return {
    title: m.transaction_title_fix_pool({ subject: name }),
    pays: paysOf(pool, params, report),
    gets: [
      {
        label: m.repair_review_liquidity({ pool: name }),
        value: liquidity(report.liquidity),
        note: m.repair_at_least({ amount: least }),
      },
      { label: m.repair_review_receiver(), value: params.to, address: params.to },
    ],
    facts: [
      { label: m.repair_review_price(), value: priceText(params.wish, token, quote) ?? '' },
      { label: m.repair_review_worst(), value: worst },
      { label: m.repair_review_until(), value: formatTime(params.deadline) },
      pairState.pair === zeroAddress
        ? { label: m.repair_pair(), value: m.repair_review_pool_new() }
        : { label: m.repair_pair(), value: pairState.pair, address: pairState.pair },
    ],
    confirmLabel: m.repair_confirm(),
  }
}

/**
 * A repair, ready for its review: compared once more with the pool and the wallet, with what is still missing of
 * allowances.
 * @throws {PlanRefused} with the first thing that speaks against it by now
 */
export async function repairPlan(query: RepairPlanQuery): Promise<ShownPlan> {
  const { contracts, pool, account, params, report } = query
  const [issue] = await checkRepairParams(readClient, contracts, { params, account })
  if (issue) throw new PlanRefused(refusalText(issue, pool, params.wish.quote === zeroAddress))
  if (!report) throw new PlanRefused(m.repair_forecast_wait())
  const terms = { account, params, quoteToken: pool.quote.address }
  const { plan } = await prepareRepair(readClient, contracts, terms)
  const { token, quote, pairState } = pool
  const subject = pairName({ token0: token, token1: quote }) ?? token.symbol
  return showPlan({
    plan,
    label: {
      kind: 'fix_pool',
      subject,
      contract: pairState.pair === zeroAddress ? token.address : pairState.pair,
    },
    review: reviewOfRepair(pool, params, report),
    units: { token, currency: quote },
    done: m.repair_done_title(),
  })
}
