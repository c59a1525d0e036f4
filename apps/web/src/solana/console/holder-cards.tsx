import { m } from '@slipway/messages'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { BurnCard } from './burn-card.tsx'
import { FreezeCard } from './freeze-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { MintCard } from './mint-card.tsx'
import { TaxCard } from './tax-card.tsx'
import { TaxPanel } from './tax-panel.tsx'
import type { TokenActions } from './use-token-actions.ts'

/** The fullest account of the connected wallet; undefined while it holds nothing. */
function useHeld({ chain, token, account }: TokenActions) {
  const { data } = useQuery({
    queryKey: ['solana', chain.chainId, 'held', token.address, account],
    queryFn: () => getTokenAccounts(clusterRpc(chain), token.address, address(account ?? '')),
    enabled: account !== undefined,
  })
  const fullest = data?.[0]
  return fullest && fullest.amount > 0n ? fullest : undefined
}

/** What the connected wallet can do to a token, and nothing else. */
export function HolderCards({ actions }: { actions: TokenActions }) {
  const { chain, token, account } = actions
  const { rights } = token
  const held = useHeld(actions)
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
  const isAble =
    held !== undefined || (['mint', 'freeze', 'metadata', 'tax'] as const).some(isHolderOf)
  return (
    <>
      {tax}
      {isHolderOf('mint') && <MintCard key={account} actions={actions} />}
      {isHolderOf('metadata') && (
        <MetadataCard
          key={`${account} ${token.name} ${token.symbol} ${token.uri}`}
          actions={actions}
        />
      )}
      {isHolderOf('freeze') && <FreezeCard actions={actions} />}
      {isHolderOf('tax') && <TaxCard actions={actions} />}
      {held && <BurnCard actions={actions} held={held} />}
      {!isAble && (
        <Panel>
          <EmptyState title={m.solana_console_nothing_title()} text={m.solana_console_nothing()} />
        </Panel>
      )}
    </>
  )
}
