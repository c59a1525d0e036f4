import { formatAmount, m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { Token } from '@slipway/sdk/token/types'
import type { ShownPlan } from '../../transaction/shown-plan.ts'

/** The amount that a step's own event proved. */
function provenAmount(state: FlowState, token: Token): string {
  const amount = state.steps[0]?.result?.amount
  return formatAmount(typeof amount === 'bigint' ? amount : 0n, token.decimals, {
    symbol: token.symbol,
  })
}

/** What an action has achieved, in the visitor's language. */
export function doneText(plan: ShownPlan, state: FlowState, token: Token): string {
  if (plan.done) return plan.done(state)
  switch (plan.label.kind) {
    case 'token_mint':
      return m.token_mint_done({ amount: provenAmount(state, token) })
    case 'token_burn':
      return m.token_burn_done({ amount: provenAmount(state, token) })
    case 'token_disable_mint':
      return m.token_disable_mint_done()
    case 'token_set_uri':
      return m.token_uri_done()
    case 'token_freeze_uri':
      return m.token_uri_done_frozen()
    case 'token_transfer_ownership':
      return m.token_transfer_done()
    case 'token_renounce':
      return m.token_renounce_done()
    default:
      return m.token_created_title({ symbol: token.symbol })
  }
}
