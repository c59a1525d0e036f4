import type { FlowState } from '@slipway/sdk/flow/types'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormContext } from '../action/form-context.ts'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { useReview } from '../transaction/use-review.tsx'

/** A membership that was paid. */
export interface PaidMembership {
  readonly kind: string
  readonly text: string
  /** Unix seconds, as the contract's event says. */
  readonly expiresAt: number
}

const expiryOf = ({ steps }: FlowState) => Number(steps.at(-1)?.result?.expiresAt ?? 0)

/** Reviews and sends payments of memberships, and says what was achieved. */
export function useVipActs() {
  const queries = useQueryClient()
  const [done, setDone] = useState<PaidMembership | null>(null)
  const readAnew = () => void queries.invalidateQueries({ queryKey: vipQueries.all(readClient) })
  const review = useReview((state, plan) => {
    const text = plan.done?.(state) ?? plan.review.title
    setDone({ kind: plan.label.kind, text, expiresAt: expiryOf(state) })
    readAnew()
  }, readAnew)
  const act: FormContext = {
    token: activeChain.nativeCurrency,
    open: review.open,
    doneOf: (...kinds) => (done && kinds.includes(done.kind) ? done.text : null),
    clearDone: () => setDone(null),
  }
  // A gift says so in its own form.
  return { act, done: done?.kind === 'vip_start' ? done : null, dialog: review.dialog }
}
