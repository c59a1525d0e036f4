import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { address, type Signature } from '@solana/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AppLink } from '../../shell/app-link.tsx'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { SolanaPage } from '../network/solana-page.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import classes from './list.module.css'
import { SolanaTokenTable } from './solana-token-table.tsx'

interface CreatedProps {
  chain: SolanaChainDefinition
  account: string
}

function Created({ chain, account }: CreatedProps) {
  const list = useCreatedTokens(chain, account)
  const tokens = list.data?.pages.flatMap((page) => page.tokens) ?? []
  if (list.isPending)
    return (
      <div className={classes.skeleton} role="status" aria-label={m.shell_loading()}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height={56} />
        ))}
      </div>
    )
  if (list.isError)
    return (
      <ErrorState
        title={m.token_list_error_title()}
        text={m.transaction_problem_unreachable({ chain: chain.name })}
        onRetry={() => void list.refetch()}
      />
    )
  if (tokens.length === 0 && !list.hasNextPage)
    return (
      <Panel>
        <EmptyState
          title={m.token_list_empty_mine_title({ chain: chain.name })}
          text={m.token_list_empty_mine_text()}
          actions={
            <Button
              component={AppLink}
              to="/solana/token/create"
              search={{ network: chain.shortname }}
            >
              {m.token_list_new()}
            </Button>
          }
        />
      </Panel>
    )
  return (
    <Panel padding="flush" className={classes.panel}>
      <SolanaTokenTable chain={chain} tokens={tokens} />
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.token_list_more()}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** The tokens that the connected wallet created on Solana. */
export function SolanaListPage() {
  const chain = useCluster()
  const account = useWalletStore((state) => state.account)
  return (
    <SolanaPage
      title={m.shell_route_solana_list()}
      description={m.solana_list_lead({ chain: chain.name })}
      actions={
        <Button component={AppLink} to="/solana/token/create" search={{ network: chain.shortname }}>
          {m.token_list_new()}
        </Button>
      }
    >
      {account ? (
        <Created key={account.address} chain={chain} account={account.address} />
      ) : (
        <Panel>
          <EmptyState
            title={m.token_list_disconnected_title()}
            text={m.solana_list_disconnected()}
            actions={<ConnectSolanaButton chain={chain} />}
          />
        </Panel>
      )}
    </SolanaPage>
  )
}

/** The tokens that an account created on a cluster, newest first, read from the chain itself. */
function useCreatedTokens(chain: SolanaChainDefinition, account: string) {
  return useInfiniteQuery({
    queryKey: ['solana', chain.chainId, 'created', account],
    queryFn: ({ pageParam }) =>
      getCreatedTokens(clusterRpc(chain), address(account), { before: pageParam ?? undefined }),
    initialPageParam: null as Signature | null,
    getNextPageParam: ({ next }) => next ?? null,
  })
}
