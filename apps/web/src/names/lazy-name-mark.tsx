import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import type { NameMarkProps } from './name-mark.tsx'

// With Unicode's tables, which nothing needs before there is a name.
const Mark = lazyPart(() => import('./name-mark.tsx'))

interface LazyNameMarkProps {
  chainId: number
  named: NameMarkProps['named'] | undefined
}

/** What is to be said of the name of a list's entry, where it has one that can be hostile. */
export function NameMark({ chainId, named }: LazyNameMarkProps) {
  if (!named || (named.name === '' && named.symbol === '')) return null
  return (
    <LatePart>
      <Mark chainId={chainId} named={named} />
    </LatePart>
  )
}
