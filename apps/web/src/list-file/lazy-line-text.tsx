import type { ComponentProps } from 'react'
import { LatePart } from '../shell/late-part.tsx'
import { lazyPart } from '../shell/lazy-part.ts'
import type LineTextComponent from './line-text.tsx'

const Text = lazyPart(() => import('./line-text.tsx'))

/** What is wrong with a line of a list; loaded with the first line that is wrong, for it brings every refusal along. */
export function LineText(props: ComponentProps<typeof LineTextComponent>) {
  return (
    <LatePart>
      <Text {...props} />
    </LatePart>
  )
}
