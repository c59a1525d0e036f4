import { formatAmount, m } from '@slipway/messages'
import { BadgedName } from '../../badges/badged-name.tsx'
import { SaleNext } from '../../presale/list/sale-next.tsx'
import { SaleProgress } from '../../presale/list/sale-progress.tsx'
import type { SaleRow } from '../../presale/list/sale-row.ts'
import { SaleLink } from '../../presale/sale/sale-link.tsx'
import { SaleMark } from '../../presale/sale/sale-mark.tsx'
import { SaleStatusBadge } from '../../presale/sale/sale-status-badge.tsx'
import { saleKinds } from '../../presale/sale/sale-words.ts'
import { useSaleChain } from '../../presale/sale/use-sale-chain.ts'
import { type SaleCurrency, useSaleCurrency } from '../../presale/sale/use-sale-currency.ts'
import { activeChain } from '../../shell/active-chain.ts'
import classes from './progress.module.css'
import { softCapOutlook } from './soft-cap-outlook.ts'

function softCapText(row: SaleRow, currency: SaleCurrency | undefined): string {
  const { symbol, decimals } = currency ?? { symbol: '', decimals: 18 }
  const amount = (units: bigint) =>
    formatAmount(units, decimals, { symbol, maximumFractionDigits: 4 })
  const outlook = softCapOutlook(row)
  if (outlook.kind === 'missing')
    return m.template_progress_soft_missing({ amount: amount(outlook.units) })
  const cap = amount(row.softCap)
  return outlook.kind === 'reached'
    ? m.template_progress_soft_reached({ cap })
    : m.template_progress_soft_missed({ cap })
}

/** One sale as a line: what it is, how far it is, what its soft cap says, and what it waits for. */
export function ProgressRow({ row }: { row: SaleRow }) {
  const chain = useSaleChain(row.chainId)
  const currency = useSaleCurrency(chain, row.currency)
  const place =
    chain && chain !== activeChain ? m.sale_list_on_chain({ chain: chain.name }) : undefined
  return (
    <li className={classes.row}>
      <div className={classes.subject}>
        <SaleMark logo={row.logo} symbol={row.symbol} seed={row.address} size={40} />
        <div className={classes.names}>
          <BadgedName chainId={row.chainId} address={row.address}>
            <SaleLink sale={row} network={chain?.shortname}>
              {row.name}
            </SaleLink>
          </BadgedName>
          <small>
            {[row.symbol, saleKinds[row.kind].short(), place].filter(Boolean).join(' · ')}
          </small>
          <SaleStatusBadge status={row.status} />
        </div>
      </div>
      <SaleProgress row={row} currency={currency} />
      <div className={classes.outlook}>
        <p>{softCapText(row, currency)}</p>
        <SaleNext row={row} />
      </div>
    </li>
  )
}
