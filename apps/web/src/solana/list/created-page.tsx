import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { type CreatedToken, getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { address, type Signature } from '@solana/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { CreateButton } from '../frame/create-button.tsx'
import { SolanaPage } from '../frame/solana-page.tsx'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import classes from './created-page.module.css'

interface CreatedPageProps {
  kind: 'tokens' | 'collections'
  title: string
  lead: (names: { chain: string }) => string
  /** Where the next one is made. */
  create: { readonly to: string; readonly label: string }
  empty: { readonly title: (names: { chain: string }) => string; readonly text: string }
  disconnected: string
  Table: ComponentType<{ chain: SolanaChainDefinition; tokens: readonly CreatedToken[] }>
}

interface CreatedProps extends Pick<CreatedPageProps, 'kind' | 'create' | 'empty' | 'Table'> {
  chain: SolanaChainDefinition
  account: string
}

function Created({ kind, chain, account, create, empty, Table }: CreatedProps) {
  const list = useCreated(chain, account, kind)
  const tokens = list.data?.pages.flatMap((page) => page.tokens) ?? []
  const looked = list.data?.pages.reduce((sum, page) => sum + page.looked, 0) ?? 0
  if (list.isPending)
    return (
      <div className={classes.skeleton} role="status" aria-label={m.shell_loading()}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height={56} />
        ))}
      </div>
    )
  if (!list.data)
    return (
      <ReadFailed
        chain={chain}
        title={m.token_list_error_title()}
        onRetry={() => void list.refetch()}
      />
    )
  if (tokens.length === 0 && !list.hasNextPage)
    return (
      <Panel>
        <EmptyState
          title={empty.title({ chain: chain.name })}
          text={empty.text}
          actions={<CreateButton chain={chain} {...create} />}
        />
      </Panel>
    )
  return (
    <Panel padding="flush" className={classes.panel}>
      {tokens.length > 0 ? (
        <Table chain={chain} tokens={tokens} />
      ) : (
        <p className={classes.none}>{m.solana_list_none_yet({ count: looked })}</p>
      )}
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

/** What the connected wallet created on Solana, of one kind. */
export function CreatedPage({ title, lead, disconnected, ...created }: CreatedPageProps) {
  const chain = useCluster()
  const account = useWalletStore((state) => state.account)
  return (
    <SolanaPage
      title={title}
      description={lead({ chain: chain.name })}
      actions={<CreateButton chain={chain} {...created.create} />}
    >
      {account ? (
        <Created key={account.address} chain={chain} account={account.address} {...created} />
      ) : (
        <Panel>
          <EmptyState
            title={m.token_list_disconnected_title()}
            text={disconnected}
            actions={<ConnectSolanaButton chain={chain} />}
          />
        </Panel>
      )}
    </SolanaPage>
  )
}

/** What an account created on a cluster, newest first, read from the chain itself. */
function useCreated(chain: SolanaChainDefinition, account: string, kind: CreatedPageProps['kind']) {
  return useInfiniteQuery({
    queryKey: ['solana', chain.chainId, 'created', kind, account],
    queryFn: ({ pageParam }) =>
      getCreatedTokens(clusterRpc(chain), address(account), {
        kind,
        before: pageParam ?? undefined,
      }),
    initialPageParam: null as Signature | null,
    getNextPageParam: ({ next }) => next ?? null,
  })
}
