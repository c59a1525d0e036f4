import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useNetworkName } from '../../core/use-network-name.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { isNarrowed, type PresaleListSearch } from './presale-list-search.ts'

interface ListStateProps {
  search: PresaleListSearch
  onChange: (next: PresaleListSearch) => void
}

/** Nobody is connected, so "mine" names nobody. */
export function ListDisconnected({ search, onChange }: ListStateProps) {
  return (
    <Panel>
      <EmptyState
        title={m.presale_list_disconnected_title()}
        text={m.presale_list_disconnected_text()}
        actions={
          <>
            <Button variant="default" onClick={() => onChange({ ...search, whose: 'all' })}>
              {m.presale_list_show_all()}
            </Button>
            <ConnectButton />
          </>
        }
      />
    </Panel>
  )
}

function NewPresale() {
  return (
    <Button component={AppLink} to="/presale/create">
      {m.presale_list_new()}
    </Button>
  )
}

function Nothing({ search, onChange }: ListStateProps) {
  const network = useNetworkName(search.network)
  if (isNarrowed(search))
    return (
      <EmptyState
        title={m.presale_list_empty_search_title()}
        text={m.presale_list_empty_search_text()}
        actions={
          <Button
            variant="default"
            onClick={() =>
              onChange({ whose: search.whose, view: search.view, network: search.network })
            }
          >
            {m.presale_list_clear()}
          </Button>
        }
      />
    )
  if (search.whose === 'contributed')
    return (
      <EmptyState
        title={m.presale_list_empty_contributed_title({ chain: network })}
        text={m.presale_list_empty_contributed_text()}
        actions={
          <Button onClick={() => onChange({ view: search.view, status: 'running' })}>
            {m.presale_list_show_running()}
          </Button>
        }
      />
    )
  const title =
    search.whose === 'mine'
      ? m.presale_list_empty_mine_title({ chain: network })
      : m.presale_list_empty_title({ chain: network })
  return <EmptyState title={title} text={m.presale_list_empty_text()} actions={<NewPresale />} />
}

/** There is nothing to list: because nothing matches, because of whom was asked, or at all. */
export function ListEmpty(props: ListStateProps) {
  return (
    <Panel>
      <Nothing {...props} />
    </Panel>
  )
}

/** Neither index nor chain answers. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={m.presale_list_error_title()}
      text={m.presale_list_error_text({ chain: activeChain.name })}
      onRetry={onRetry}
    />
  )
}
