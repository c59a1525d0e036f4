import { errorMessage, formatTime, m } from '@slipway/messages'
import { checkMappingDraft } from '@slipway/sdk/airdrop/mapping/check-mapping-draft'
import type { MappingDraft } from '@slipway/sdk/airdrop/mapping/mapping-draft-schema'
import { prepareMapping } from '@slipway/sdk/airdrop/mapping/prepare-mapping'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import type { Address } from 'viem'
import { PlanRefused } from '../../action/plan-refused.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { type AskedFee, feeLines } from '../../creation-fee/fee-lines.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { amountIn, rateText } from './mapping-amounts.ts'

interface MappingParams {
  contracts: AirdropContracts
  draft: MappingDraft
  account: Address
  origin: TokenFacts
  target: TokenFacts
}

function reviewMapping({ draft, origin, target }: MappingParams, fee: AskedFee) {
  return {
    title: m.mapping_create_review({ old: origin.symbol, new: target.symbol }),
    pays: [
      ...(draft.pool > 0n
        ? [{ label: m.mapping_field_pool(), value: amountIn(target, draft.pool) }]
        : []),
      ...feeLines(fee),
    ],
    gets: [{ label: m.mapping_rate(), value: rateText({ rate: draft.rate, origin, target }) }],
    facts: [
      {
        label: m.mapping_from(),
        value: draft.startTime === 0n ? m.mapping_at_once() : formatTime(draft.startTime),
      },
      {
        label: m.mapping_until(),
        value: formatTime(draft.endTime),
        note: formatTime(draft.endTime, { timeZone: 'UTC' }),
      },
      { label: m.mapping_origin(), value: origin.symbol, address: origin.address },
      { label: m.mapping_target(), value: target.symbol, address: target.address },
    ],
    permanent: [m.mapping_permanent_terms(), m.mapping_permanent_window()],
  }
}

/** From a well-formed draft to its review; what the chain refuses already is said in the form. */
export async function createMappingPlan(params: MappingParams): Promise<ShownPlan> {
  const { contracts, draft, account, origin, target } = params
  const [issue] = await checkMappingDraft(readClient, contracts, { draft, account })
  if (issue) {
    const { nativeCurrency } = activeChain
    const units = { token: target, currency: origin, nativeCurrency }
    throw new PlanRefused(errorMessage(issue.code, issue.args, units))
  }
  const { plan, fee } = await prepareMapping(readClient, contracts, { draft, account })
  return showPlan({
    plan,
    label: { kind: 'airdrop_create_mapping', subject: target.symbol, contract: null },
    review: reviewMapping(params, fee),
    units: { token: target, currency: origin },
    done: m.mapping_created_title(),
  })
}
