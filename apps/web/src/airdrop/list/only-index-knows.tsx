import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { IndexAway } from '../../core/index-away.tsx'

/** No contract keeps such a list, so that it has to wait for the index. */
export function OnlyIndexKnows({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={<IndexAway text={m.lock_list_fallback_title()} />}
      text={m.airlist_only_index_text()}
      onRetry={onRetry}
    />
  )
}
