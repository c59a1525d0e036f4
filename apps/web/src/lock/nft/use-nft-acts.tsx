import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { FormContext } from '../../action/form-context.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { useReview } from '../../transaction/use-review.tsx'

interface Done {
  readonly id: string
  readonly text: string
}

/** NFTs are counted in ones. */
const unit = { symbol: 'NFT', decimals: 0 }

/** Lets the page act on locks: review, signature, and what is said once it is done. Forms are told apart by their id. */
export function useNftActs(): { act: FormContext; done: Done | null; dialog: ReactNode } {
  const queries = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const readAnew = () => {
    void queries.invalidateQueries({ queryKey: lockQueries.all(readClient) })
    void queries.invalidateQueries({ queryKey: ['locks', String(activeChain.chainId)] })
  }
  const review = useReview((state, plan) => {
    const { id = plan.label.kind, done: say } = plan
    setDone({ id, text: say?.(state) ?? plan.review.title })
    readAnew()
  }, readAnew)
  const act: FormContext = {
    token: unit,
    open: review.open,
    doneOf: (...ids) => (done && ids.includes(done.id) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, done, dialog: review.dialog }
}
