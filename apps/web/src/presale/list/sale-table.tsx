import { m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../shell/active-chain.ts'
import { SaleLink } from '../sale/sale-link.tsx'
import { SaleMark } from '../sale/sale-mark.tsx'
import { SaleStatusBadge } from '../sale/sale-status-badge.tsx'
import { saleKinds } from '../sale/sale-words.ts'
import { useSaleChain } from '../sale/use-sale-chain.ts'
import { useSaleCurrency } from '../sale/use-sale-currency.ts'
import { liquidityText, priceText } from './sale-facts.ts'
import { SaleNext } from './sale-next.tsx'
import { SaleProgress } from './sale-progress.tsx'
import type { SaleRow } from './sale-row.ts'
import classes from './sale-table.module.css'

function Row({ row }: { row: SaleRow }) {
  const chain = useSaleChain(row.chainId)
  const currency = useSaleCurrency(chain, row.currency)
  const place =
    chain && chain !== activeChain ? m.sale_list_on_chain({ chain: chain.name }) : undefined
  return (
    <tr>
      <th scope="row">
        <TableSubject
          mark={<SaleMark logo={row.logo} symbol={row.symbol} seed={row.address} size={36} />}
        >
          <BadgedName chainId={row.chainId} address={row.address}>
            <SaleLink sale={row} network={chain?.shortname}>
              {row.name}
            </SaleLink>
          </BadgedName>
          <small>
            {[row.symbol, saleKinds[row.kind].short(), place].filter(Boolean).join(' · ')}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.sale_list_column_status()}>
        <SaleStatusBadge status={row.status} />
      </td>
      <td data-label={m.sale_list_column_progress()} className={classes.progress}>
        <SaleProgress row={row} currency={currency} isCompact />
      </td>
      <td data-label={m.sale_list_column_price()}>{priceText(row, currency)}</td>
      <td data-label={m.sale_list_column_liquidity()}>{liquidityText(row)}</td>
      <td data-label={m.sale_list_column_time()} className={classes.next}>
        <SaleNext row={row} />
      </td>
    </tr>
  )
}

interface SaleTableProps {
  rows: readonly SaleRow[]
  caption: string
}

/** Sales as a table for who compares many; on narrow screens each row becomes a card with its labels. */
export function SaleTable({ rows, caption }: SaleTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: m.sale_list_column_sale() },
        { label: m.sale_list_column_status() },
        { label: m.sale_list_column_progress() },
        { label: m.sale_list_column_price() },
        { label: m.sale_list_column_liquidity() },
        { label: m.sale_list_column_time() },
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
