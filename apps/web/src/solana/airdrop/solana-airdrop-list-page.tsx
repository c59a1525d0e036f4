import { Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatInteger, formatTime, m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../core/app-link.tsx'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { CreateButton } from '../frame/create-button.tsx'
import { ProgramFrame } from '../frame/program-frame.tsx'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { AirdropStatusBadge } from './airdrop-status-badge.tsx'
import type { ListedAirdrop } from './types.ts'

const loadReads = () => withChunkTimeout(import('./airdrop-reads.ts'))

function Row({ chain, listed }: { chain: SolanaChainDefinition; listed: ListedAirdrop }) {
  const { airdrop, token, status } = listed
  const { address, mint, claimed, total, settled, entries, endAt } = airdrop
  const symbol = symbolOf(token ?? { symbol: '', mint })
  const shown = (units: bigint) => (token ? amountOf(token, units) : m.solana_lock_amount_unread())
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={mint} />}>
          <AppLink to={`/solana/airdrop/${address}`} search={{ network: chain.shortname }}>
            {token?.name || symbol}
          </AppLink>
          <small>{m.solana_airdrop_created_at({ time: formatTime(airdrop.createdAt) })}</small>
        </TableSubject>
      </th>
      <td data-label={m.solana_airdrop_state()}>
        <AirdropStatusBadge status={status} />
      </td>
      <td data-label={m.solana_airdrop_claimed()} data-number>
        {shown(claimed)}
      </td>
      <td data-label={m.airdrop_list_total()} data-number>
        {shown(total)}
      </td>
      <td data-label={m.solana_airdrop_settled()} data-number>
        {m.solana_airdrop_settled_of({
          settled: formatInteger(settled),
          entries: formatInteger(entries),
        })}
      </td>
      <td data-label={m.airdrop_field_end()}>
        {endAt === undefined ? m.airdrop_end_never() : formatTime(endAt)}
      </td>
    </tr>
  )
}

function Own({ program, account }: { program: Address; account: string }) {
  const chain = useCluster()
  const list = useQuery({
    queryKey: ['solana', chain.chainId, 'airdrops', account],
    queryFn: async () => (await loadReads()).readAirdrops(chain, program, account),
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
        title={m.solana_airdrop_read_failed()}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.data.length === 0)
    return (
      <Panel>
        <EmptyState
          title={m.solana_airdrop_list_empty_title({ chain: chain.name })}
          text={m.solana_airdrop_list_empty()}
          actions={
            <CreateButton
              chain={chain}
              to="/solana/airdrop/create"
              label={m.solana_airdrop_new()}
            />
          }
        />
      </Panel>
    )
  return (
    <Panel padding="flush">
      <DataTable
        caption={m.shell_route_solana_airdrop_list()}
        columns={[
          { label: m.lock_kind_token() },
          { label: m.solana_airdrop_state() },
          { label: m.solana_airdrop_claimed(), isNumber: true },
          { label: m.airdrop_list_total(), isNumber: true },
          { label: m.solana_airdrop_settled(), isNumber: true },
          { label: m.airdrop_field_end() },
        ]}
      >
        <tbody>
          {list.data.map((listed) => (
            <Row key={listed.airdrop.address} chain={chain} listed={listed} />
          ))}
        </tbody>
      </DataTable>
    </Panel>
  )
}

/** The airdrops that the connected wallet created on Solana. */
export function SolanaAirdropListPage() {
  const chain = useCluster()
  const account = useWalletStore((state) => state.account)
  return (
    <ProgramFrame
      program="airdrop"
      title={m.shell_route_solana_airdrop_list()}
      description={m.solana_airdrop_list_lead({ chain: chain.name })}
      actions={
        <CreateButton chain={chain} to="/solana/airdrop/create" label={m.solana_airdrop_new()} />
      }
    >
      {(program) =>
        account ? (
          <Own key={account.address} program={program} account={account.address} />
        ) : (
          <Panel>
            <EmptyState
              title={m.token_list_disconnected_title()}
              text={m.solana_airdrop_list_disconnected()}
              actions={<ConnectSolanaButton chain={chain} />}
            />
          </Panel>
        )
      }
    </ProgramFrame>
  )
}
