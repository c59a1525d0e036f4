import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import type { listLineText } from './list-line-text.ts'

type LineTextProps = {
  issue: Parameters<typeof listLineText>[0]
  context?: Parameters<typeof listLineText>[1]
}

const Text = lazyPart<LineTextProps>(async () => {
  const { listLineText } = await import('./list-line-text.ts')
  return { default: ({ issue, context }) => listLineText(issue, context) }
})

/** What is wrong with a line of a list, with its number; loaded with the first one, for it brings every refusal along. */
export function LineText(props: LineTextProps) {
  return (
    <LatePart>
      <Text {...props} />
    </LatePart>
  )
}
