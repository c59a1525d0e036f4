import { withChunkTimeout } from '../../../shell/lazy-part.ts'
import { usePreparedReview } from '../../flow/use-prepared-review.ts'
import type { ActForm, PoolActs } from './pool-act.ts'
import type { PoolView } from './types.ts'

const load = () => withChunkTimeout(import('./prepare-pool-act.ts'))

/** The acts of one part of the page, from their forms to the wallet. */
export function usePoolActs(view: PoolView): PoolActs {
  const review = usePreparedReview<ActForm>(view.chain)
  return {
    review,
    open: (act) =>
      review.run(act.kind, async (signer) => {
        const { preparePoolAct } = await load()
        return await preparePoolAct(view, signer, act)
      }),
  }
}
