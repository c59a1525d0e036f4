import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../shell/lazy-part.ts'
import type { ChartedToken } from './candle-panel.tsx'

const Panel = lazyPart(() => import('./candle-panel.tsx'))

/** Price and volume, loaded after the facts that stand above them. */
export function CandlePanel({ token }: { token: ChartedToken }) {
  return (
    <Suspense fallback={<Skeleton height={420} radius={12} />}>
      <Panel token={token} />
    </Suspense>
  )
}
