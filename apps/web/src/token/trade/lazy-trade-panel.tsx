import { Skeleton } from '@mantine/core'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import type { TradedToken } from './trade-subject.ts'

const Panel = lazyPart(() => import('./trade-panel.tsx'))

/** Buying and selling, loaded after the facts that stand above it. */
export function TradePanel({ token }: { token: TradedToken }) {
  return (
    <LatePart pending={<Skeleton height={240} radius={12} />}>
      <Panel token={token} />
    </LatePart>
  )
}
