import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CreateButton } from '../../frame/create-button.tsx'
import { ReadFailed } from '../../network/read-failed.tsx'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import { presaleReads } from '../presale-reads.ts'
import { filterPresales, noFilters, type PresaleFilters } from './filter-presales.ts'
import classes from './list.module.css'
import { PresaleListFilters } from './presale-list-filters.tsx'
import { PresaleTable } from './presale-table.tsx'
import { useJoinedPresales } from './use-joined-presales.ts'

const shownAtFirst = 20

interface FoundProps {
  chain: SolanaChainDefinition
  program: Address
  filters: PresaleFilters
  onClear: () => void
}

/** Nothing to show: no presale at all, none of this wallet, or none that the filters leave. */
function Nothing({
  chain,
  filters,
  onClear,
  isAny,
}: Omit<FoundProps, 'program'> & { isAny: boolean }) {
  const isWhole = filters.search.trim() === '' && filters.status === 'all'
  if (isWhole && filters.whose === 'contributed')
    return (
      <EmptyState
        title={m.presale_list_empty_contributed_title({ chain: chain.name })}
        text={m.presale_list_empty_contributed_text()}
        actions={
          <Button variant="default" onClick={onClear}>
            {m.presale_list_show_all()}
          </Button>
        }
      />
    )
  if (isWhole && filters.whose === 'mine')
    return (
      <EmptyState
        title={m.presale_list_empty_mine_title({ chain: chain.name })}
        text={m.solpresalemake_list_empty_text()}
        actions={
          <CreateButton chain={chain} to="/solana/presale/create" label={m.presale_list_new()} />
        }
      />
    )
  if (!isAny)
    return (
      <EmptyState
        title={m.presale_list_empty_title({ chain: chain.name })}
        text={m.solpresalemake_list_empty_text()}
        actions={
          <CreateButton chain={chain} to="/solana/presale/create" label={m.presale_list_new()} />
        }
      />
    )
  return (
    <EmptyState
      title={m.presale_list_empty_search_title()}
      text={m.solpresalemake_list_fits_none()}
      actions={
        <Button variant="default" onClick={onClear}>
          {m.presale_list_clear()}
        </Button>
      }
    />
  )
}

/** The presales that the filters leave; of a whole program or of one wallet. */
function Found({ chain, program, filters, onClear }: FoundProps) {
  const account = useWalletStore((state) => state.account?.address)
  const [most, setMost] = useState(shownAtFirst)
  const list = useQuery(presaleReads(chain, program).all())
  const isAsked = filters.whose === 'contributed' && account !== undefined
  const part = useJoinedPresales(chain, program, isAsked ? account : undefined)
  if (!list.data || !part.joined) {
    if (list.isError || part.isFailed)
      return (
        <ReadFailed
          chain={chain}
          title={m.solpresalemake_list_failed()}
          onRetry={() => void Promise.all([list.refetch(), part.refetch()])}
        />
      )
    return (
      <div role="status" aria-label={m.shell_loading()}>
        <Skeleton height={160} />
      </div>
    )
  }
  const left = filterPresales(list.data, filters, { account, joined: part.joined })
  if (left.length === 0)
    return (
      <Panel>
        <Nothing {...{ chain, filters, onClear }} isAny={list.data.length > 0} />
      </Panel>
    )
  return (
    <>
      <Panel padding="flush">
        <PresaleTable chain={chain} presales={left.slice(0, most)} />
      </Panel>
      {left.length > most && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          onClick={() => setMost(most + shownAtFirst)}
        >
          {m.presale_list_more()}
        </Button>
      )}
    </>
  )
}

/** Presales by their owner, their state and their name. */
export default function PresaleSearch({ chain, program }: Pick<FoundProps, 'chain' | 'program'>) {
  const [filters, setFilters] = useState(noFilters)
  const isConnected = useWalletStore((state) => state.account !== undefined)
  const isUnknown = filters.whose !== 'all' && !isConnected
  return (
    <div className={classes.stack}>
      <PresaleListFilters filters={filters} onChange={setFilters} />
      {isUnknown ? (
        <Panel>
          <EmptyState
            title={m.token_list_disconnected_title()}
            text={m.solpresalemake_list_connect()}
            actions={<ConnectSolanaButton chain={chain} />}
          />
        </Panel>
      ) : (
        <Found {...{ chain, program, filters }} onClear={() => setFilters(noFilters)} />
      )}
    </div>
  )
}
