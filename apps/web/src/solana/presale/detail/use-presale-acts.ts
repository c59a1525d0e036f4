import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { usePreparedReview } from '../../flow/use-prepared-review.ts'
import type { PresaleView } from '../types.ts'
import type { ActForm, PresaleActs } from './presale-act.ts'

const load = () => withChunkTimeout(import('./prepare-presale-act.ts'))

/** The acts of one part of the page, from their forms to the wallet. */
export function usePresaleActs(view: PresaleView): PresaleActs {
  const review = usePreparedReview<ActForm>(view.chain)
  return {
    review,
    open: (form, act) =>
      review.run(form, async (signer) => {
        const { preparePresaleAct } = await load()
        return await preparePresaleAct(view, signer, act)
      }),
  }
}
