import { m } from '@slipway/messages'
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
        <span className={classes.sale}>
          <SaleMark logo={row.logo} symbol={row.symbol} seed={row.address} size={36} />
          <span>
            <SaleLink sale={row} network={chain?.shortname}>
              {row.name}
            </SaleLink>
            <small>
              {[row.symbol, saleKinds[row.kind].short(), place].filter(Boolean).join(' · ')}
            </small>
          </span>
        </span>
      </th>
      <td data-label={m.sale_list_column_status()}>
        <SaleStatusBadge status={row.status} />
      </td>
      <td data-label={m.sale_list_column_progress()} className={classes.progress}>
        <SaleProgress row={row} currency={currency} isCompact />
      </td>
      <td data-label={m.sale_list_column_price()}>{priceText(row, currency)}</td>
      <td data-label={m.sale_list_column_liquidity()}>{liquidityText(row)}</td>
      <td data-label={m.sale_list_column_time()}>
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
    <table className={classes.table}>
      <caption className="sw-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.sale_list_column_sale()}</th>
          <th scope="col">{m.sale_list_column_status()}</th>
          <th scope="col">{m.sale_list_column_progress()}</th>
          <th scope="col">{m.sale_list_column_price()}</th>
          <th scope="col">{m.sale_list_column_liquidity()}</th>
          <th scope="col">{m.sale_list_column_time()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.chainId}-${row.address}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}
