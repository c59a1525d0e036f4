import { Skeleton } from '@mantine/core'
import type { Address } from 'viem'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'

const Listings = lazyPart(() => import('./token-listings.tsx'))

/** What the token is in, loaded after the facts that stand above it. */
export function TokenListings({ token }: { token: Address }) {
  return (
    <LatePart pending={<Skeleton height={240} radius={12} />}>
      <Listings token={token} />
    </LatePart>
  )
}
