import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormContext } from '../../action/form-context.ts'
import { activeChain } from '../../core/active-chain.ts'
import { useReview } from '../../transaction/use-review.tsx'

interface Done {
  readonly ids: readonly string[]
  readonly text: string
}

/**
 * Reviews and sends what is done with an airdrop, and says what was achieved.
 * @param token what amounts in refusals are counted in
 */
export function useClaimsActs(token: FormContext['token']) {
  const queries = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const readAnew = () => {
    void queries.invalidateQueries({ queryKey: ['airdrop', activeChain.chainId] })
    void queries.invalidateQueries({ queryKey: ['token', activeChain.chainId] })
  }
  const review = useReview((state, plan) => {
    const { kind } = plan.label
    setDone({
      ids: plan.id ? [kind, plan.id] : [kind],
      text: plan.done?.(state) ?? plan.review.title,
    })
    readAnew()
  }, readAnew)
  const act: FormContext = {
    token,
    open: review.open,
    doneOf: (...ids) => (done && ids.some((id) => done.ids.includes(id)) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, dialog: review.dialog }
}
