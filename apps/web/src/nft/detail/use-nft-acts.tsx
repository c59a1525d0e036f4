import type { FlowState } from '@slipway/sdk/flow/types'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useReview } from '../../transaction/use-review.tsx'
import type { NftAct, NftView } from './nft-view.ts'
import { nftKey } from './use-sale.ts'

/** What was done last, and what it proved. */
export interface NftDone {
  readonly id: string
  readonly text: string
  readonly state: FlowState
}

export interface NftActs {
  readonly act: NftAct | undefined
  readonly done: NftDone | null
  readonly dialog: ReactNode
}

/** Lets the page of a collection act: review, signature, and what is said once it is done. */
export function useNftActs(view: NftView): NftActs {
  const queries = useQueryClient()
  const [done, setDone] = useState<NftDone | null>(null)
  const readAnew = () => void queries.invalidateQueries({ queryKey: nftKey })
  const review = useReview((state, plan) => {
    const text = plan.done?.(state) ?? plan.review.title
    setDone({ id: plan.label.kind, text, state })
    readAnew()
  }, readAnew)
  const { account, sale } = view
  const act = account && {
    ...view,
    account,
    token: sale.paymentToken,
    currency: sale.paymentToken,
    open: review.open,
    doneOf: (...ids: readonly string[]) => (done && ids.includes(done.id) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, done, dialog: review.dialog }
}
