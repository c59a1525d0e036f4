import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import type { NameWarningsProps } from './name-warnings.tsx'

// With Unicode's tables, which nothing needs before there is a name.
const Warnings = lazyPart(() => import('./name-warnings.tsx'))

/** What is to be said of a name, once there is one. */
export function NameWarnings(props: NameWarningsProps) {
  const { kind, reader, name, symbol, address, chain } = props
  if (name === '' && symbol === '') return null
  return (
    <LatePart>
      <Warnings {...{ kind, reader, name, symbol, address }} {...(chain && { chain })} />
    </LatePart>
  )
}
