import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useReview } from '../../transaction/use-review.tsx'
import type { PresaleContext, PresaleView } from './presale-context.ts'
import { presaleKey } from './use-presale.ts'

interface Done {
  readonly id: string
  readonly text: string
}

/** Lets the page of a presale act: review, signature, and what is said once it is done. */
export function usePresaleTransactions(view: PresaleView): {
  act: PresaleContext | undefined
  dialog: ReactNode
} {
  const queries = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const review = useReview((state, plan) => {
    setDone({ id: plan.id ?? plan.label.kind, text: plan.done?.(state) ?? plan.review.title })
    void queries.invalidateQueries({ queryKey: presaleKey })
  })
  const act = view.account && {
    ...view,
    token: view.presale.token,
    currency: view.presale.currency,
    open: review.open,
    doneOf: (...ids: readonly string[]) => (done && ids.includes(done.id) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, dialog: review.dialog }
}
