import { Badge } from '@mantine/core'
import { formatAmount, formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { type Address, zeroAddress } from 'viem'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { templateName } from '../shared/token-templates.ts'
import classes from './token-list.module.css'

/** One row, whether it comes from the index or from the registry. */
export interface TokenRow {
  address: string
  name: string
  symbol: string
  templateId: number
  /** Taxes and opening are `null` where the source does not know them. */
  buyTaxBps: number | null
  sellTaxBps: number | null
  launched: boolean | null
  decimals: number
  totalSupply: bigint
  /** Unix seconds. */
  createdAt: number
  /** `null` where the source does not know it. */
  owner: string | null
  mintable: boolean | null
  holderCount: number | null
}

interface TokenTableProps {
  rows: readonly TokenRow[]
  caption: string
  account: Address | undefined
}

function Minting({ row }: { row: TokenRow }) {
  if (row.mintable === null) return <span className={classes.unknown}>—</span>
  return row.mintable ? (
    <Badge>{m.token_list_minting_on()}</Badge>
  ) : (
    <span>{m.token_list_minting_off()}</span>
  )
}

function Owner({ owner, account }: { owner: string | null; account: Address | undefined }) {
  if (owner === null) return <span className={classes.unknown}>—</span>
  if (owner === zeroAddress) return <span>{m.token_list_renounced()}</span>
  if (owner.toLowerCase() === account?.toLowerCase())
    return <Badge color="green">{m.token_preview_share_own()}</Badge>
  return <AddressText address={owner} />
}

/** The template and, if there are any, the taxes on buying and selling. */
function templateText({ templateId, buyTaxBps, sellTaxBps }: TokenRow): string {
  const name = templateName(templateId)
  if (!buyTaxBps && !sellTaxBps) return name
  return `${name} · ${formatBps(buyTaxBps ?? 0)} / ${formatBps(sellTaxBps ?? 0)}`
}

function Row({ row, account }: { row: TokenRow; account: Address | undefined }) {
  const isMine = row.owner?.toLowerCase() === account?.toLowerCase() && account !== undefined
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={row.symbol} seed={row.address} />}>
          <BadgedName chainId={activeChain.chainId} address={row.address}>
            <AppLink to={`/token/view/${row.address}`}>{row.name}</AppLink>
          </BadgedName>
          <small>
            {row.symbol} · <AddressText address={row.address} />
          </small>
          <small>
            {templateText(row)}
            {row.launched === false && <em>{m.token_list_trading_closed()}</em>}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.token_list_column_supply()} data-number>
        {formatAmount(row.totalSupply, row.decimals, { maximumFractionDigits: 4 })}
      </td>
      <td data-label={m.token_fact_holders()} data-number>
        {row.holderCount === null ? '—' : formatInteger(row.holderCount)}
      </td>
      <td data-label={m.token_list_column_minting()}>
        <Minting row={row} />
      </td>
      <td data-label={m.token_list_column_owner()}>
        <Owner owner={row.owner} account={account} />
      </td>
      <td data-label={m.token_list_column_created()}>{formatTime(row.createdAt)}</td>
      <td data-actions>
        <AppLink to={isMine ? `/token/detail/${row.address}` : `/token/view/${row.address}`}>
          {isMine ? m.token_list_manage() : m.token_list_view()}
          <span className="sw-visually-hidden"> {row.symbol}</span>
        </AppLink>
      </td>
    </tr>
  )
}

/** Tokens as a table; on narrow screens each row becomes a card with its labels. */
export function TokenTable({ rows, caption, account }: TokenTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: m.token_list_column_token() },
        { label: m.token_list_column_supply(), isNumber: true },
        { label: m.token_fact_holders(), isNumber: true },
        { label: m.token_list_column_minting() },
        { label: m.token_list_column_owner() },
        { label: m.token_list_column_created() },
        { label: m.token_list_column_actions(), isHidden: true },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.address} row={row} account={account} />
        ))}
      </tbody>
    </DataTable>
  )
}
