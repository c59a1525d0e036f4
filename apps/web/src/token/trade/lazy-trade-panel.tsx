import { Skeleton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import type TradePanelComponent from './trade-panel.tsx'

const Panel = lazyPart(() => import('./trade-panel.tsx'))

/** Buying and selling, loaded after the facts that stand above it. */
export function TradePanel(props: ComponentProps<typeof TradePanelComponent>) {
  return (
    <LatePart pending={<Skeleton height={240} radius={12} />}>
      <Panel {...props} />
    </LatePart>
  )
}
