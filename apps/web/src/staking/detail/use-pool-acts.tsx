import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useReview } from '../../transaction/use-review.tsx'
import { assetName } from '../shared/asset-name.ts'
import type { PoolAct, PoolView } from './pool-act.ts'
import { stakingKey } from './use-pool.ts'

interface Done {
  readonly id: string
  readonly text: string
}

/** Lets the page of a pool act: review, signature, and what is said once it is done. */
export function usePoolActs(view: PoolView): { act: PoolAct | undefined; dialog: ReactNode } {
  const queries = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const readAnew = () => void queries.invalidateQueries({ queryKey: stakingKey })
  const review = useReview((state, plan) => {
    setDone({ id: plan.id ?? plan.label.kind, text: plan.done?.(state) ?? plan.review.title })
    readAnew()
  }, readAnew)
  const { account, pool } = view
  const act = account && {
    ...view,
    account,
    token: { symbol: assetName(pool), decimals: pool.stakedToken.decimals },
    currency: pool.rewardToken,
    open: review.open,
    doneOf: (...ids: readonly string[]) => (done && ids.includes(done.id) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, dialog: review.dialog }
}
