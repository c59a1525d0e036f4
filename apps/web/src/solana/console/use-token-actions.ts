import type { SolanaChainDefinition } from '@slipway/chains'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { type PreparedReview, usePreparedReview } from '../flow/use-prepared-review.ts'
import type { ConsoleAction } from './token-action-plan.ts'

type Act = ConsoleAction['kind'] | 'collect' | 'item' | 'raydium' | 'raydium-lock'

export interface TokenActions extends PreparedReview<Act> {
  readonly chain: SolanaChainDefinition
  readonly token: SolanaToken
  /** Prepares an action and opens its review. */
  readonly open: (action: ConsoleAction) => void
  /** The same for withheld tax. */
  readonly collect: () => void
}

const loadAction = () => withChunkTimeout(import('./prepare-token-action.ts'))
const loadCollection = () => withChunkTimeout(import('./prepare-tax-collection.ts'))

/** Everything between the forms of a token's page and the wallet. */
export function useTokenActions(chain: SolanaChainDefinition, token: SolanaToken): TokenActions {
  const review = usePreparedReview<Act>(chain)
  return {
    ...review,
    ...{ chain, token },
    open: (action) =>
      review.run(action.kind, async (signer) => {
        const { prepareTokenAction } = await loadAction()
        return await prepareTokenAction({ chain, token, ...signer, action })
      }),
    collect: () =>
      review.run('collect', async (signer) => {
        const { prepareTaxCollection } = await loadCollection()
        return await prepareTaxCollection({ chain, token, ...signer })
      }),
  }
}
