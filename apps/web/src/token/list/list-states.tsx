import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import type { TokenListSearch } from './token-list-search.ts'

/** Nobody is connected, so "mine" names nobody. */
export function ListDisconnected({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Panel>
      <EmptyState
        title={m.token_list_disconnected_title()}
        text={m.token_list_disconnected_text()}
        actions={
          <>
            <Button variant="default" onClick={onShowAll}>
              {m.token_list_show_all()}
            </Button>
            <ConnectButton />
          </>
        }
      />
    </Panel>
  )
}

interface ListEmptyProps {
  search: TokenListSearch
  onClear: () => void
}

function NothingFound({ search, onClear }: ListEmptyProps) {
  // A whole address may be a token that was made elsewhere: its public page can still be read from the chain.
  const reading = readAddress(search.search ?? '')
  return (
    <EmptyState
      title={m.token_list_empty_search_title()}
      text={m.token_list_empty_search_text()}
      actions={
        <>
          <Button variant="default" onClick={onClear}>
            {m.token_list_clear_filters()}
          </Button>
          {reading.ok && (
            <Button component={AppLink} to={`/token/view/${reading.address}`}>
              {m.token_list_view()}
            </Button>
          )}
        </>
      }
    />
  )
}

const emptyTexts = {
  owned: [m.token_list_empty_owned_title, m.token_list_empty_owned_text],
  created: [m.token_list_empty_created_title, m.token_list_empty_mine_text],
  all: [m.token_list_empty_all_title, m.token_list_empty_all_text],
} as const

/** There is nothing to list: because nothing matches, because of whom was asked, or at all. */
export function ListEmpty({ search, onClear }: ListEmptyProps) {
  const chain = activeChain.name
  const isFiltered = [search.search, search.template, search.trading].some(
    (asked) => asked !== undefined,
  )
  const [title, text] = emptyTexts[search.whose ?? 'owned']
  return (
    <Panel>
      {isFiltered ? (
        <NothingFound search={search} onClear={onClear} />
      ) : (
        <EmptyState
          title={title({ chain })}
          text={text()}
          actions={
            <Button component={AppLink} to="/token/create">
              {m.token_list_new()}
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
      title={m.token_list_error_title()}
      text={m.token_list_error_text({ chain: activeChain.name })}
      onRetry={onRetry}
    />
  )
}
