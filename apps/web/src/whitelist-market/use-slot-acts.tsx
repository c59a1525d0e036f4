import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormContext } from '../action/form-context.ts'
import { activeChain } from '../core/active-chain.ts'
import { useReview } from '../transaction/use-review.tsx'
import { slotOffersKey } from './use-slot-offers.ts'

interface Done {
  readonly ids: readonly string[]
  readonly text: string
}

/** Reviews and sends what is done with slots, and says what was achieved. */
export function useSlotActs() {
  const queries = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const readAnew = () => void queries.invalidateQueries({ queryKey: slotOffersKey })
  const review = useReview((state, plan) => {
    const { kind } = plan.label
    setDone({ ids: plan.id ? [kind, plan.id] : [kind], text: plan.done?.(state) ?? '' })
    readAnew()
  }, readAnew)
  const act: FormContext = {
    token: activeChain.nativeCurrency,
    open: review.open,
    doneOf: (...ids) => (done && ids.some((id) => done.ids.includes(id)) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, dialog: review.dialog }
}
