import { Skeleton } from '@mantine/core'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import type { ChartedToken } from './candle-panel.tsx'

const Panel = lazyPart(() => import('./candle-panel.tsx'))

/** Price and volume, loaded after the facts that stand above them. */
export function CandlePanel({ token }: { token: ChartedToken }) {
  return (
    <LatePart pending={<Skeleton height={420} radius={12} />}>
      <Panel token={token} />
    </LatePart>
  )
}
