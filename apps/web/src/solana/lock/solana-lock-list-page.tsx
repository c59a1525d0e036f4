import { Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { DataTable } from '@slipway/ui/data-table'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../core/lazy-part.ts'
import { CreateButton } from '../frame/create-button.tsx'
import { ProgramFrame } from '../frame/program-frame.tsx'
import { ReadFailed } from '../network/read-failed.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { amountOf, lockedOf, symbolOf, untilOf } from './lock-texts.ts'
import type { ListedLock } from './types.ts'

// Of another program, which many clusters do not have.
const OwnEscrows = lazyPart(() => import('../jupiter-lock/own-escrows.tsx'))

const loadReads = () => withChunkTimeout(import('./lock-reads.ts'))

function Row({ chain, listed }: { chain: SolanaChainDefinition; listed: ListedLock }) {
  const { lock, token, free } = listed
  const symbol = symbolOf(token ?? { symbol: '', mint: lock.mint })
  const shown = (units: bigint) => (token ? amountOf(token, units) : m.solana_lock_amount_unread())
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={lock.mint} />}>
          <AppLink to={`/solana/lock/${lock.address}`} search={{ network: chain.shortname }}>
            {token?.name || symbol}
          </AppLink>
          <small>
            {lock.creator === lock.owner ? symbol : m.solana_lock_by_others({ symbol })}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.solana_lock_amount()} data-number>
        {token
          ? lockedOf(token, { amount: lock.initialAmount - lock.withdrawn, free })
          : m.solana_lock_amount_unread()}
      </td>
      <td data-label={m.solana_lock_free()} data-number>
        {shown(free)}
      </td>
      <td data-label={m.solana_lock_unlocks()}>{untilOf(lock.unlockAt)}</td>
    </tr>
  )
}

function Own({ program, account }: { program: Address; account: string }) {
  const chain = useCluster()
  const list = useQuery({
    queryKey: ['solana', chain.chainId, 'locks', account],
    queryFn: async () => (await loadReads()).readLocks(chain, program, account),
  })
  if (list.isPending)
    return (
      <div role="status" aria-label={m.shell_loading()}>
        <Skeleton height={160} />
      </div>
    )
  if (!list.data)
    return (
      <ReadFailed
        chain={chain}
        title={m.solana_lock_read_failed()}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.data.length === 0)
    return (
      <Panel>
        <EmptyState
          title={m.solana_lock_list_empty_title({ chain: chain.name })}
          text={m.solana_lock_list_empty()}
          actions={
            <CreateButton chain={chain} to="/solana/lock/create" label={m.solana_lock_new()} />
          }
        />
      </Panel>
    )
  return (
    <Panel padding="flush">
      <DataTable
        caption={m.shell_route_solana_lock_list()}
        columns={[
          { label: m.lock_kind_token() },
          { label: m.solana_lock_amount(), isNumber: true },
          { label: m.solana_lock_free(), isNumber: true },
          { label: m.solana_lock_unlocks() },
        ]}
      >
        <tbody>
          {list.data.map((listed) => (
            <Row key={listed.lock.address} chain={chain} listed={listed} />
          ))}
        </tbody>
      </DataTable>
    </Panel>
  )
}

/** What Jupiter Lock holds for the wallet. The list above asks to connect one, where the cluster has our locker. */
function Escrows({ chain, account }: { chain: SolanaChainDefinition; account?: string }) {
  if (account)
    return (
      <LatePart>
        <OwnEscrows key={account} chain={chain} account={account} />
      </LatePart>
    )
  if (getSolanaPrograms(chain.chainId)) return null
  return (
    <Panel title={m.soljuplock_own_title()}>
      <EmptyState
        title={m.token_list_disconnected_title()}
        text={m.soljuplock_disconnected()}
        actions={<ConnectSolanaButton chain={chain} />}
      />
    </Panel>
  )
}

/** The locks of the connected wallet on Solana. */
export function SolanaLockListPage() {
  const chain = useCluster()
  const account = useWalletStore((state) => state.account)
  return (
    <ProgramFrame
      program="locker"
      title={m.shell_route_solana_lock_list()}
      description={m.solana_lock_list_lead({ chain: chain.name })}
      actions={<CreateButton chain={chain} to="/solana/lock/create" label={m.solana_lock_new()} />}
      below={<Escrows chain={chain} account={account?.address} />}
    >
      {(program) =>
        account ? (
          <Own key={account.address} program={program} account={account.address} />
        ) : (
          <Panel>
            <EmptyState
              title={m.token_list_disconnected_title()}
              text={m.solana_lock_list_disconnected()}
              actions={<ConnectSolanaButton chain={chain} />}
            />
          </Panel>
        )
      }
    </ProgramFrame>
  )
}
