import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useNetworkName } from '../../core/use-network-name.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { isNarrowed, type LockListSearch } from './lock-list-search.ts'

interface ListStateProps {
  search: LockListSearch
  onChange: (next: LockListSearch) => void
}

/** Nobody is connected, so "mine" names nobody. */
export function ListDisconnected({ search, onChange }: ListStateProps) {
  return (
    <Panel>
      <EmptyState
        title={m.lock_list_disconnected_title()}
        text={m.lock_list_disconnected_text()}
        actions={
          <>
            <Button variant="default" onClick={() => onChange({ ...search, whose: 'all' })}>
              {m.lock_list_show_all()}
            </Button>
            <ConnectButton />
          </>
        }
      />
    </Panel>
  )
}

/** There is nothing to list: because nothing matches, because of whom was asked, or at all. */
export function ListEmpty({ search, onChange }: ListStateProps) {
  const { whose, network } = search
  const asked = useNetworkName(network)
  const isMine = whose === 'mine'
  return (
    <Panel>
      {isNarrowed(search) ? (
        <EmptyState
          title={m.lock_list_empty_search_title()}
          text={m.lock_list_empty_search_text()}
          actions={
            <Button
              variant="default"
              onClick={() => onChange({ ...(whose && { whose }), ...(network && { network }) })}
            >
              {m.lock_list_clear()}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={
            isMine
              ? m.lock_list_empty_mine_title({ chain: asked })
              : m.lock_list_empty_title({ chain: asked })
          }
          text={isMine ? m.lock_list_empty_mine_text() : m.lock_list_empty_text()}
          actions={
            <Button component={AppLink} to="/lock/create">
              {m.lock_list_new()}
            </Button>
          }
        />
      )}
    </Panel>
  )
}

/** Neither index nor chain answers. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={m.lock_list_error_title()}
      text={m.lock_list_error_text({ chain: activeChain.name })}
      onRetry={onRetry}
    />
  )
}
