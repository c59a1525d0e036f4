import { errorMessage, m } from '@slipway/messages'
import { simulateFinalize } from '@slipway/sdk/presale/simulate-finalize'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import type { StageState } from './preflight.ts'
import type { PlacedPresale } from './presale-params.ts'

/** How the end of the presale went in the rehearsal. */
export interface ListingRehearsal {
  readonly state: StageState
  /** Why it would fail, in the visitor's language. */
  readonly text?: string
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
  const hint =
    remedy === 'add-exemption' ? ` ${m.presale_remedy_foreign({ presale: address })}` : ''
  return { state: 'failed', text: `${text}${hint}` }
}
