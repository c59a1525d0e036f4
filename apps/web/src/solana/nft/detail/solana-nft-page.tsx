import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaNft, type SolanaNft } from '@slipway/sdk/solana/nft/get-solana-nft'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { isAddress } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../core/app-link.tsx'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { newestSlot } from '../../flow/newest-slot.ts'
import { SolanaPage } from '../../frame/solana-page.tsx'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { ReadFailed } from '../../network/read-failed.tsx'
import { useCluster } from '../../network/use-cluster.ts'
import { useSymbolTitle } from '../../network/use-symbol-title.ts'

// A page shows one of them; each brings pictures, rights and what changes them.
const CollectionView = lazyPart(() => import('./collection-view.tsx'))
const ItemView = lazyPart(() => import('./item-view.tsx'))

function Missing({ chain }: { chain: SolanaChainDefinition }) {
  return (
    <Panel>
      <EmptyState
        title={m.solana_nft_missing()}
        text={m.solana_nft_missing_text({ chain: chain.name })}
        actions={
          <Button component={AppLink} to="/solana/nft/list" search={{ network: chain.shortname }}>
            {m.shell_route_solana_nft_list()}
          </Button>
        }
      />
    </Panel>
  )
}

function tokenOf(nft: SolanaNft | null | undefined) {
  if (nft?.kind === 'collection') return nft.collection
  return nft?.kind === 'item' ? nft.item : nft?.token
}

/** Readings of a node that may be behind one's own transaction. */
const tries = 5

/** A collection or an item as the chain has it now; null where the address is neither. */
function useSolanaNft(chain: SolanaChainDefinition, mint: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'nft', mint],
    queryFn: async () => {
      if (!isAddress(mint)) return null
      return (await getSolanaNft(clusterRpc(chain), mint, newestSlot(chain.chainId))) ?? null
    },
    retry: tries,
  })
}

/** One collection or one item on Solana. */
export function SolanaNftPage({ mint }: { mint: string }) {
  const chain = useCluster()
  const { data: nft, isPending, refetch } = useSolanaNft(chain, mint)
  const token = tokenOf(nft)
  useSymbolTitle(token, m.shell_route_solana_nft())
  if (isPending) return <PageSkeleton />
  return (
    <SolanaPage
      title={token?.name ? `${token.name} (${token.symbol})` : m.shell_route_solana_nft()}
      description={m.solana_nft_page_lead()}
      actions={
        token && (
          <Button
            variant="default"
            component={AppLink}
            to={`/solana/token/${token.address}`}
            search={{ network: chain.shortname }}
          >
            {m.solana_nft_as_token()}
          </Button>
        )
      }
    >
      {nft === undefined && (
        <ReadFailed chain={chain} title={m.nftpage_failed_title()} onRetry={() => void refetch()} />
      )}
      {nft === null && <Missing chain={chain} />}
      {nft?.kind === 'unreadable' && (
        <Panel>
          <EmptyState title={m.solana_nft_unreadable()} text={m.solana_nft_unreadable_text()} />
        </Panel>
      )}
      {nft && nft.kind !== 'unreadable' && (
        <LatePart pending={<Skeleton height={320} radius={12} />}>
          {nft.kind === 'collection' ? (
            <CollectionView chain={chain} collection={nft.collection} />
          ) : (
            <ItemView chain={chain} nft={nft} />
          )}
        </LatePart>
      )}
    </SolanaPage>
  )
}
