import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useNavigate } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { LazyUndeployed } from '../shared/lazy-undeployed.ts'
import { tokenContracts } from '../shared/token-contracts.ts'
import { TokenLookup } from '../shared/token-lookup.tsx'
import { CreationsUnderway } from './creations-underway.tsx'
import { ListDisconnected } from './list-states.tsx'
import classes from './token-list.module.css'
import { TokenListFilters } from './token-list-filters.tsx'
import { readTokenListSearch, type TokenListSearch } from './token-list-search.ts'
import { TokenResults } from './token-results.tsx'
import { useLiveTokenList } from './use-token-list.ts'

const InvitePanel = lazyPart(() => import('./invite-panel.tsx'))

/** My tokens, and everybody's (specification section 2, `/token/list`). */
export function TokenListPage({ search }: { search: TokenListSearch }) {
  const { address } = useConnection()
  if (!tokenContracts) return <LazyUndeployed />
  return (
    <>
      <PageHeader
        title={m.shell_route_token_list()}
        description={m.token_list_lead({ chain: activeChain.name })}
        actions={
          <Button component={AppLink} to="/token/create">
            {m.token_list_new()}
          </Button>
        }
      />
      <Listed search={search} />
      <div className={classes.lookup}>
        <LatePart>
          {address && <InvitePanel key={address} contracts={tokenContracts} account={address} />}
        </LatePart>
        <Panel title={m.token_lookup_title({ chain: activeChain.name })}>
          <TokenLookup />
        </Panel>
      </div>
    </>
  )
}

function Listed({ search }: { search: TokenListSearch }) {
  const navigate = useNavigate()
  const { address } = useConnection()
  useLiveTokenList()
  const change = (next: TokenListSearch) =>
    void navigate({
      to: '/token/list',
      search: (previous) => ({ chain: previous.chain, ...readTokenListSearch({ ...next }) }),
      replace: true,
    })
  const isWaitingForWallet = !address && search.whose !== 'all'
  return (
    <>
      <TokenListFilters search={search} onChange={change} />
      <CreationsUnderway account={address} />
      {isWaitingForWallet ? (
        <ListDisconnected onShowAll={() => change({ ...search, whose: 'all' })} />
      ) : (
        <TokenResults
          search={search}
          account={address}
          onClear={() => change({ whose: search.whose })}
        />
      )}
    </>
  )
}
