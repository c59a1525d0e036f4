import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import type { Address } from 'viem'
import { AppLink } from '../../shell/app-link.tsx'
import { IndexAway } from '../../shell/index-away.tsx'
import { useEndedLocks } from './use-ended-locks.ts'

/** What was withdrawn, by the index; where that is away, it says so, and the living locks stand above. */
export default function EndedLocks(props: { owner: Address; collection: Address }) {
  const { data, isError, isFetching, refetch } = useEndedLocks(props)
  if (isError)
    return (
      <ErrorState
        title={m.lock_nft_ended_failed()}
        text={<IndexAway rest={m.lock_nft_ended_failed_text()} />}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={m.lock_nft_ended_title()} description={m.lock_nft_ended_text()}>
      <KeyValueList>
        {data.items.map(({ id, nftId, lockId, endReason, updatedAt }) => (
          <KeyValue key={id} label={m.lock_nft_number({ nftId: nftId ?? '', lockId })}>
            <StatusBadge tone={endReason === 'void' ? 'bad' : 'neutral'}>
              {endReason === 'void' ? m.lock_nft_state_void() : m.lock_nft_state_withdrawn()}
            </StatusBadge>{' '}
            <TimeText at={updatedAt} utc="tooltip" />{' '}
            <Button component={AppLink} to={`/lock/certificate/${id}`} variant="subtle" size="xs">
              {m.lock_nft_certificate()}
            </Button>
          </KeyValue>
        ))}
      </KeyValueList>
    </Panel>
  )
}
