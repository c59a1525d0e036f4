import { m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { presaleKinds } from '../shared/presale-labels.ts'
import { PresaleLink } from '../shared/presale-link.tsx'
import { PresaleMark } from '../shared/presale-mark.tsx'
import { PresaleStatusBadge } from '../shared/presale-status-badge.tsx'
import { usePresaleChain } from '../shared/use-presale-chain.ts'
import { usePresaleCurrency } from '../shared/use-presale-currency.ts'
import { liquidityText, priceText } from './presale-facts.ts'
import { PresaleNext } from './presale-next.tsx'
import { PresaleProgress } from './presale-progress.tsx'
import type { PresaleRow } from './presale-row.ts'
import classes from './presale-table.module.css'

function Row({ row }: { row: PresaleRow }) {
  const chain = usePresaleChain(row.chainId)
  const currency = usePresaleCurrency(chain, row.currency)
  const place =
    chain && chain !== activeChain ? m.presale_list_on_chain({ chain: chain.name }) : undefined
  return (
    <tr>
      <th scope="row">
        <TableSubject
          mark={<PresaleMark logo={row.logo} symbol={row.symbol} seed={row.address} size={36} />}
        >
          <BadgedName chainId={row.chainId} address={row.address}>
            <PresaleLink presale={row} network={chain?.shortname}>
              {row.name}
            </PresaleLink>
          </BadgedName>
          <small>
            {[row.symbol, presaleKinds[row.kind].short(), place].filter(Boolean).join(' · ')}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.presale_list_column_status()}>
        <PresaleStatusBadge status={row.status} />
      </td>
      <td data-label={m.presale_list_column_progress()} className={classes.progress}>
        <PresaleProgress row={row} currency={currency} isCompact />
      </td>
      <td data-label={m.presale_list_column_price()}>{priceText(row, currency)}</td>
      <td data-label={m.presale_list_column_liquidity()}>{liquidityText(row)}</td>
      <td data-label={m.presale_list_column_time()} className={classes.next}>
        <PresaleNext row={row} />
      </td>
    </tr>
  )
}

interface PresaleTableProps {
  rows: readonly PresaleRow[]
  caption: string
}

/** Presales as a table for who compares many; on narrow screens each row becomes a card with its labels. */
export function PresaleTable({ rows, caption }: PresaleTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: m.presale_list_column_presale() },
        { label: m.presale_list_column_status() },
        { label: m.presale_list_column_progress() },
        { label: m.presale_list_column_price() },
        { label: m.presale_list_column_liquidity() },
        { label: m.presale_list_column_time() },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.chainId}-${row.address}`} row={row} />
        ))}
      </tbody>
    </DataTable>
  )
}
