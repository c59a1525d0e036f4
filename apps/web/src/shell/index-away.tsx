import { m } from '@slipway/messages'
import { useIndexReason } from './use-index-reason.ts'

interface IndexAwayProps {
  /** What is said while it is not known why the index is unavailable. */
  text?: string
  /** What is said beside the reason. */
  rest?: string
}

/** Why a part of a page could not ask the index: an index that is being built is not one that fails. */
export function IndexAway({ text = m.shell_index_away(), rest }: IndexAwayProps) {
  const reason = useIndexReason() ?? text
  return rest === undefined ? reason : m.shell_index_reason({ reason, rest })
}
