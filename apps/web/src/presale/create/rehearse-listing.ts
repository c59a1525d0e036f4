import { errorMessage, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { simulateFinalize } from '@slipway/sdk/presale/simulate-finalize'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { StageState } from './preflight.ts'
import type { PlacedPresale } from './presale-params.ts'

/** How the end of the presale went in the rehearsal. */
export interface ListingRehearsal {
  readonly state: StageState
  /** Why it would fail, in the visitor's language. */
  readonly text?: string
  /** What mends it with one signature of the token's owner. */
  readonly remedy?: ShownPlan
}

/** Into the presale and out of it, as the token counts directions. */
const BOTH_WAYS = 3

/** Frees the presale from the token's taxes in both directions, before it exists: its address is known. */
function exemptionPlan({ token, presale }: PlacedPresale): ShownPlan {
  const { symbol, address } = token
  return showPlan({
    plan: planTransaction(tokenActionFlows.addExemption, {
      token: address,
      account: presale,
      directions: BOTH_WAYS,
    }),
    label: { kind: 'token_add_exemption', subject: symbol, contract: address },
    review: {
      title: m.presale_remedy_title({ symbol }),
      gets: [{ label: m.presale_remedy_gets(), value: presale, address: presale }],
      permanent: [m.presale_remedy_permanent()],
      confirmLabel: m.presale_remedy_confirm(),
    },
  })
}

/**
 * Rehearses the end of the presale for its very token, with the presale at its future address.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function rehearseListing(presale: PlacedPresale): Promise<ListingRehearsal> {
  const { contracts, draft, owner, presale: address, token } = presale
  if (draft.kind === 'private') return { state: 'skipped' }
  const result = await simulateFinalize(readClient, contracts, { draft, owner, presale: address })
  if (result.ok) return { state: result.isRehearsed ? 'passed' : 'skipped' }
  const { failure, remedy } = result
  const text = errorMessage(failure.name, failure.args, {
    token: { symbol: token.symbol, decimals: token.decimals },
    currency: { symbol: presale.values.currencySymbol, decimals: presale.values.currencyDecimals },
    nativeCurrency: activeChain.nativeCurrency,
  })
  const isOwner = token.own?.owner.toLowerCase() === owner.toLowerCase()
  if (remedy === 'add-exemption' && isOwner && token.own?.taxed)
    return { state: 'failed', text, remedy: exemptionPlan(presale) }
  const hint =
    remedy === 'add-exemption' ? ` ${m.presale_remedy_foreign({ presale: address })}` : ''
  return { state: 'failed', text: `${text}${hint}` }
}
