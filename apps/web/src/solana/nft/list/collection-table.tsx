import type { SolanaChainDefinition } from '@slipway/chains'
import { formatInteger, formatTime, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { CreatedToken } from '@slipway/sdk/solana/get-created-tokens'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { AppLink } from '../../../core/app-link.tsx'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { tokenName } from '../../network/token-name.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'

interface CollectionTableProps {
  chain: SolanaChainDefinition
  tokens: readonly CreatedToken[]
}

/** Who can mint into a collection, in a few words. */
function useHolderText(holder: string | undefined): string {
  const account = useWalletStore((state) => state.account)
  if (holder === undefined) return m.solana_right_nobody()
  return holder === account?.address ? m.solana_right_yours() : shortenAddress(holder)
}

function Row({ chain, token }: { chain: SolanaChainDefinition; token: CreatedToken }) {
  const { address, symbol, group, rights, createdAt } = token
  const holder = useHolderText(rights.group)
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={address} />}>
          <AppLink to={`/solana/nft/${address}`} search={{ network: chain.shortname }}>
            {tokenName(token)}
          </AppLink>
          <small>
            {symbol} ·{' '}
            <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
          </small>
        </TableSubject>
      </th>
      <td data-label={m.nftlist_minted()} data-number>
        {m.nftlist_minted_of({
          minted: formatInteger(group?.size ?? 0n),
          total: formatInteger(group?.maxSize ?? 0n),
        })}
      </td>
      <td data-label={m.solana_nft_column_right()}>{holder}</td>
      <td data-label={m.token_list_column_created()}>
        {createdAt === null ? '—' : formatTime(createdAt)}
      </td>
    </tr>
  )
}

/** Collections as a table; on narrow screens each row becomes a card with its labels. */
export function CollectionTable({ chain, tokens }: CollectionTableProps) {
  return (
    <DataTable
      caption={m.shell_route_solana_nft_list()}
      columns={[
        { label: m.nftmake_section_collection() },
        { label: m.nftlist_minted(), isNumber: true },
        { label: m.solana_nft_column_right() },
        { label: m.token_list_column_created() },
      ]}
    >
      <tbody>
        {tokens.map((token) => (
          <Row key={token.address} chain={chain} token={token} />
        ))}
      </tbody>
    </DataTable>
  )
}
