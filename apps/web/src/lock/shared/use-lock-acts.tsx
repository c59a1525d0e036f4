import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormContext } from '../../action/form-context.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { lockIndexKey } from './lock-index-key.ts'

interface Done {
  /** Kind and form of what was done. */
  readonly ids: readonly string[]
  /** The form's id, or the kind where it has none. */
  readonly id: string
  readonly text: string
}

/**
 * Reviews and sends what is done with locks, and says what was achieved.
 * @param token what amounts in refusals are counted in
 */
export function useLockActs(token: FormContext['token'] = activeChain.nativeCurrency) {
  const queries = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const readAnew = () => {
    void queries.invalidateQueries({ queryKey: lockQueries.all(readClient) })
    void queries.invalidateQueries({ queryKey: lockIndexKey })
  }
  const review = useReview((state, plan) => {
    const { kind } = plan.label
    setDone({
      ids: plan.id ? [kind, plan.id] : [kind],
      id: plan.id ?? kind,
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
  return { act, dialog: review.dialog, last: done }
}
