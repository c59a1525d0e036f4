import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { lockApi } from '../../core/lock-api.ts'

/** Ended locks that are shown: those before are in the owner's history. */
const SHOWN = 50

/** Locks of this owner and collection that are gone: the chain forgets them, the index does not. */
function useEndedLocks({ owner, collection }: { owner: Address; collection: Address }) {
  const chain = String(activeChain.chainId)
  return useQuery({
    queryKey: ['locks', chain, 'ended', owner, collection],
    queryFn: ({ signal }) =>
      lockApi.listLocks(
        { chain, kind: 'nft', owner, asset: collection, state: 'ended', limit: SHOWN },
        { signal },
      ),
  })
}

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
            {endReason === 'void' && (
              // The chain has forgotten a lock that was withdrawn: there is nothing to prove.
              <Button component={AppLink} to={`/lock/certificate/${id}`} variant="subtle" size="xs">
                {m.lock_nft_certificate()}
              </Button>
            )}
          </KeyValue>
        ))}
      </KeyValueList>
    </Panel>
  )
}
