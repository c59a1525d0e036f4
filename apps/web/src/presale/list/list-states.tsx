import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { isNarrowed, type SaleListSearch } from './sale-list-search.ts'

interface ListStateProps {
  search: SaleListSearch
  onChange: (next: SaleListSearch) => void
}

/** Nobody is connected, so "mine" names nobody. */
export function ListDisconnected({ search, onChange }: ListStateProps) {
  return (
    <Panel>
      <EmptyState
        title={m.sale_list_disconnected_title()}
        text={m.sale_list_disconnected_text()}
        actions={
          <>
            <Button variant="default" onClick={() => onChange({ ...search, whose: 'all' })}>
              {m.sale_list_show_all()}
            </Button>
            <ConnectButton />
          </>
        }
      />
    </Panel>
  )
}

const chain = activeChain.name

function NewSale() {
  return (
    <Button component={AppLink} to="/presale/create">
      {m.sale_list_new()}
    </Button>
  )
}

function Nothing({ search, onChange }: ListStateProps) {
  if (isNarrowed(search))
    return (
      <EmptyState
        title={m.sale_list_empty_search_title()}
        text={m.sale_list_empty_search_text()}
        actions={
          <Button
            variant="default"
            onClick={() =>
              onChange({ whose: search.whose, view: search.view, network: search.network })
            }
          >
            {m.sale_list_clear()}
          </Button>
        }
      />
    )
  if (search.whose === 'contributed')
    return (
      <EmptyState
        title={m.sale_list_empty_contributed_title({ chain })}
        text={m.sale_list_empty_contributed_text()}
        actions={
          <Button onClick={() => onChange({ view: search.view, status: 'running' })}>
            {m.sale_list_show_running()}
          </Button>
        }
      />
    )
  const title =
    search.whose === 'mine'
      ? m.sale_list_empty_mine_title({ chain })
      : m.sale_list_empty_title({ chain })
  return <EmptyState title={title} text={m.sale_list_empty_text()} actions={<NewSale />} />
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
      title={m.sale_list_error_title()}
      text={m.sale_list_error_text({ chain })}
      onRetry={onRetry}
    />
  )
}
