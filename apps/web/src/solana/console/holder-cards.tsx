import { m } from '@slipway/messages'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { BurnCard } from './burn-card.tsx'
import { FreezeCard } from './freeze-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { MetaplexCards } from './metaplex-cards.tsx'
import { MintCard } from './mint-card.tsx'
import { TaxCard } from './tax-card.tsx'
import { TaxPanel } from './tax-panel.tsx'
import type { TokenActions } from './use-token-actions.ts'

// Cards of Raydium are for few: only holders make pools, only they lock liquidity, and only where Raydium is.
const RaydiumCreateCard = lazyPart(() => import('./raydium-create-card.tsx'))
const RaydiumLockCard = lazyPart(() => import('./raydium-lock-card.tsx'))

/** The fullest account of the connected wallet; undefined while it holds nothing. */
function useHeld({ chain, token, account }: TokenActions) {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['solana', chain.chainId, 'held', token.address, account],
    queryFn: () => getTokenAccounts(clusterRpc(chain), token.address, address(account ?? '')),
    enabled: account !== undefined,
  })
  // A burning takes from one account, and from none that is frozen.
  const fullest = data?.find(({ isFrozen }) => !isFrozen) ?? data?.[0]
  const held = fullest && fullest.amount > 0n ? fullest : undefined
  return { held, isPending, isFailed: isError && !data, refetch }
}

/** What the connected wallet can do to a token, and nothing else. */
export default function HolderCards({ actions }: { actions: TokenActions }) {
  const { chain, token, account } = actions
  const { rights } = token
  const { held, isPending, isFailed, refetch } = useHeld(actions)
  const tax = token.isTaxed && <TaxPanel actions={actions} />
  if (account === undefined)
    return (
      <>
        {tax}
        <Panel>
          <EmptyState
            title={m.token_list_disconnected_title()}
            text={m.solana_console_disconnected()}
            actions={<ConnectSolanaButton chain={chain} />}
          />
        </Panel>
      </>
    )
  const isHolderOf = (right: keyof typeof rights) => rights[right] === account
  const { traits } = token
  const isPaused = traits.includes('paused')
  const isBurnable = rights.burn === undefined && !isPaused
  const isAble =
    (held !== undefined && isBurnable) || Object.values(rights).some((holder) => holder === account)
  const nothingText = () => {
    if (held === undefined) return m.solana_console_nothing()
    return isPaused ? m.solana_trait_paused() : m.solana_right_burn_text()
  }
  // A wallet that has put all of it into a pool holds none, and can lock that liquidity.
  const nothing = !isAble && !isPending && !isFailed && (
    <Panel>
      <EmptyState title={m.solana_console_nothing_title()} text={nothingText()} />
    </Panel>
  )
  // A deposit or a right of it may be other than this release knows.
  if (traits.includes('unknown')) return null
  return (
    <>
      {tax}
      {isHolderOf('mint') && <MintCard key={account} actions={actions} />}
      <MetaplexCards key={`metaplex ${account}`} actions={actions} />
      {isHolderOf('metadata') && !token.metaplex && !traits.includes('metadata-elsewhere') && (
        <MetadataCard
          key={`${account} ${token.name} ${token.symbol} ${token.uri}`}
          actions={actions}
        />
      )}
      {isHolderOf('freeze') && <FreezeCard actions={actions} />}
      {isHolderOf('tax') && <TaxCard actions={actions} />}
      {held && isBurnable && <BurnCard actions={actions} held={held} />}
      {(held || actions.done === 'raydium') && (
        <LatePart>
          <RaydiumCreateCard actions={actions} />
        </LatePart>
      )}
      {isFailed && (
        <ReadFailed chain={chain} title={m.solana_read_failed()} onRetry={() => void refetch()} />
      )}
      <LatePart pending={nothing}>
        <RaydiumLockCard actions={actions} otherwise={nothing} />
      </LatePart>
    </>
  )
}
