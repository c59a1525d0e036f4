import { Skeleton } from '@mantine/core'
import type { PresaleSummary } from '@slipway/api-client'
import { formatAmount, formatInteger, formatTime, m } from '@slipway/messages'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { DataTable } from '@slipway/ui/data-table'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../core/app-link.tsx'
import { presaleKinds } from '../../presale/shared/presale-labels.ts'
import { PresaleStatusBadge } from '../../presale/shared/presale-status-badge.tsx'
import { usePresaleChain } from '../../presale/shared/use-presale-chain.ts'
import { usePresaleCurrency } from '../../presale/shared/use-presale-currency.ts'
import type { Dossier } from '../dossier/use-dossier.ts'

function Row({ presale }: { presale: PresaleSummary }) {
  const currency = usePresaleCurrency(usePresaleChain(presale.chainId), presale.currency)
  const amount = (units: string) =>
    currency ? formatAmount(BigInt(units), currency.decimals, { symbol: currency.symbol }) : '—'
  // Refunds have taken out what was raised, and those who raised it.
  const isCanceled = presale.status.label === 'canceled'
  return (
    <tr>
      <th scope="row">
        <AppLink to={presalePath(presale.kind, presale.address)}>
          {presaleKinds[presale.kind].name()}
        </AppLink>
      </th>
      <td data-label={m.presale_list_column_status()}>
        <PresaleStatusBadge status={presale.status} />
      </td>
      <td data-label={m.template_facts_starts()}>{formatTime(presale.startTime)}</td>
      <td data-label={m.template_facts_ends()}>{formatTime(presale.endTime)}</td>
      <td data-label={m.template_query_figure_presale()} data-number>
        {isCanceled ? '—' : amount(presale.accepted)}
      </td>
      <td data-label={m.template_facts_caps()} data-number>
        {`${amount(presale.softCap)} – ${amount(presale.hardCap)}`}
      </td>
      <td data-label={m.template_facts_participants()} data-number>
        {isCanceled ? '—' : formatInteger(presale.userCount)}
      </td>
    </tr>
  )
}

/** Every presale of the token, with its dates and its money. */
export function PresaleFactsTable({ dossier }: { dossier: Dossier }) {
  const { presales, isPending } = dossier
  const rows = presales ?? []
  const columns = [
    { label: m.presale_list_column_presale() },
    { label: m.presale_list_column_status() },
    { label: m.template_facts_starts() },
    { label: m.template_facts_ends() },
    { label: m.template_query_figure_presale(), isNumber: true },
    { label: m.template_facts_caps(), isNumber: true },
    { label: m.template_facts_participants(), isNumber: true },
  ]
  return (
    <Panel title={m.template_dossier_presales()} padding="flush">
      {isPending && rows.length === 0 && <Skeleton height={72} />}
      {!isPending && !presales && (
        <EmptyState title={m.template_dossier_presales()} text={m.token_listings_failed()} />
      )}
      {presales?.length === 0 && (
        <EmptyState
          title={m.template_facts_no_presale()}
          text={m.template_facts_no_presale_text()}
        />
      )}
      {rows.length > 0 && (
        <DataTable caption={m.template_dossier_presales()} columns={columns}>
          <tbody>
            {rows.map((presale) => (
              <Row key={presale.id} presale={presale} />
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  )
}
