import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useNetworkName } from '../../core/use-network-name.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { type AirdropListSearch, isNarrowed } from './airdrop-list-search.ts'

/** Leads to the form of a new one. */
export function NewAirdrop() {
  return (
    <Button component={AppLink} to="/airdrop/create">
      {m.shell_route_airdrop_create()}
    </Button>
  )
}

/** Nobody is connected, so "mine" names nobody. */
export function ListDisconnected() {
  return (
    <Panel>
      <EmptyState
        title={m.airlist_disconnected_title()}
        text={m.airlist_disconnected_text()}
        actions={
          <>
            <Button component={AppLink} variant="default" to="/airdrop/list">
              {m.airlist_to_list()}
            </Button>
            <ConnectButton />
          </>
        }
      />
    </Panel>
  )
}

interface ListEmptyProps {
  search: AirdropListSearch
  onChange: (next: AirdropListSearch) => void
}

/** There is nothing to list: because nothing matches, or at all. */
export function ListEmpty({ search, onChange }: ListEmptyProps) {
  const network = useNetworkName(search.network)
  return (
    <Panel>
      {isNarrowed(search) ? (
        <EmptyState
          title={m.airlist_empty_search_title()}
          text={m.airlist_empty_search_text()}
          actions={
            <Button
              variant="default"
              onClick={() => onChange(search.network ? { network: search.network } : {})}
            >
              {m.lock_list_clear()}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={m.airlist_empty_title({ chain: network })}
          text={m.airlist_empty_text()}
          actions={<NewAirdrop />}
        />
      )}
    </Panel>
  )
}

interface NothingProps {
  title: string
  text: string
}

/** A part of one's own that is empty. */
export function NothingOfMine({ title, text }: NothingProps) {
  return (
    <Panel>
      <EmptyState title={title} text={text} actions={<NewAirdrop />} />
    </Panel>
  )
}

/** Neither index nor chain answers. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={m.airlist_error_title()}
      text={m.airlist_error_text({ chain: activeChain.name })}
      onRetry={onRetry}
    />
  )
}
