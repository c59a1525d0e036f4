import type { ComponentProps } from 'react'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'

const PoolNotice = lazyPart(() => import('./pool-notice.tsx'))

/** What is wrong with a pool, said where liquidity is added to it; loaded beside the form, never before it. */
export function LazyPoolNotice(props: ComponentProps<typeof PoolNotice>) {
  return (
    <LatePart>
      <PoolNotice {...props} />
    </LatePart>
  )
}
