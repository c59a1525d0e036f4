import { mappingQueries } from '@slipway/sdk/airdrop/mapping/mapping-queries'
import type { Mapping } from '@slipway/sdk/airdrop/mapping/types'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormContext } from '../../action/form-context.ts'
import { readClient } from '../../shell/read-client.ts'
import { useReview } from '../../transaction/use-review.tsx'

/** Reviews and sends what is done with a mapping, and says what was achieved. */
export function useMappingActs({ origin, target }: Pick<Mapping, 'origin' | 'target'>) {
  const queries = useQueryClient()
  const [done, setDone] = useState<{ readonly kind: string; readonly text: string } | null>(null)
  const review = useReview((state, plan) => {
    setDone({ kind: plan.label.kind, text: plan.done?.(state) ?? plan.review.title })
    void queries.invalidateQueries({ queryKey: mappingQueries.all(readClient) })
  })
  const act: FormContext = {
    token: target,
    currency: origin,
    open: review.open,
    doneOf: (...kinds) => (done && kinds.includes(done.kind) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, dialog: review.dialog }
}
