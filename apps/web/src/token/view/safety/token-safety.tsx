import { Skeleton } from '@mantine/core'
import type { Address } from 'viem'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'

const AnyTokenReport = lazyPart(() => import('./any-token-report.tsx'))

/** Safety report of any token beside something else about it; loaded after the rest of the page. */
export function TokenSafety({ address }: { address: Address }) {
  return (
    <LatePart pending={<Skeleton height={280} radius={12} />}>
      <AnyTokenReport address={address} />
    </LatePart>
  )
}
