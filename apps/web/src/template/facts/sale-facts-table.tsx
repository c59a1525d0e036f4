import { Skeleton } from '@mantine/core'
import type { PresaleSummary } from '@slipway/api-client'
import { formatAmount, formatInteger, formatTime, m } from '@slipway/messages'
import { salePath } from '@slipway/sdk/navigation/sale-path'
import { DataTable } from '@slipway/ui/data-table'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { SaleStatusBadge } from '../../presale/sale/sale-status-badge.tsx'
import { saleKinds } from '../../presale/sale/sale-words.ts'
import { useSaleChain } from '../../presale/sale/use-sale-chain.ts'
import { useSaleCurrency } from '../../presale/sale/use-sale-currency.ts'
import { AppLink } from '../../shell/app-link.tsx'
import type { Dossier } from '../dossier/use-dossier.ts'

function Row({ sale }: { sale: PresaleSummary }) {
  const currency = useSaleCurrency(useSaleChain(sale.chainId), sale.currency)
  const amount = (units: string) =>
    currency ? formatAmount(BigInt(units), currency.decimals, { symbol: currency.symbol }) : '—'
  return (
    <tr>
      <th scope="row">
        <AppLink to={salePath(sale.kind, sale.address)}>{saleKinds[sale.kind].name()}</AppLink>
      </th>
      <td data-label={m.sale_list_column_status()}>
        <SaleStatusBadge status={sale.status} />
      </td>
      <td data-label={m.template_facts_starts()}>{formatTime(sale.startTime)}</td>
      <td data-label={m.template_facts_ends()}>{formatTime(sale.endTime)}</td>
      <td data-label={m.template_query_figure_sale()} data-number>
        {amount(sale.total)}
      </td>
      <td data-label={m.template_facts_caps()} data-number>
        {`${amount(sale.softCap)} – ${amount(sale.hardCap)}`}
      </td>
      <td data-label={m.template_facts_participants()} data-number>
        {formatInteger(sale.userCount)}
      </td>
    </tr>
  )
}

/** Every sale of the token, with its dates and its money. */
export function SaleFactsTable({ dossier }: { dossier: Dossier }) {
  const { sales, isPending } = dossier
  const columns = [
    { label: m.sale_list_column_sale() },
    { label: m.sale_list_column_status() },
    { label: m.template_facts_starts() },
    { label: m.template_facts_ends() },
    { label: m.template_query_figure_sale(), isNumber: true },
    { label: m.template_facts_caps(), isNumber: true },
    { label: m.template_facts_participants(), isNumber: true },
  ]
  return (
    <Panel title={m.template_dossier_sales()} padding="flush">
      {isPending && sales.length === 0 && <Skeleton height={72} />}
      {!isPending && sales.length === 0 && (
        <EmptyState title={m.template_facts_no_sale()} text={m.template_facts_no_sale_text()} />
      )}
      {sales.length > 0 && (
        <DataTable caption={m.template_dossier_sales()} columns={columns}>
          <tbody>
            {sales.map((sale) => (
              <Row key={sale.id} sale={sale} />
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  )
}
