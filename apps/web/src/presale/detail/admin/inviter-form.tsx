import { formatBps, formatInteger, m } from '@slipway/messages'
import { calculateTokenSplit } from '@slipway/sdk/presale/presale-math'
import { calculateInviterMaxBps } from '@slipway/sdk/presale/read-inviter-rates'
import { ActionForm } from '../../../action/action-form.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import type { SaleAct } from '../sale-act.ts'
import { saleAmounts } from '../sale-amounts.ts'
import { openInviterPlan } from './owner-plans.ts'
import { hasBegun, type RateField, readRatesOrder } from './read-owner-orders.ts'

const levels: readonly RateField[] = ['level1', 'level2', 'level3']

/** Opens the rewards of inviters, once, before the start, out of the owner's part (S-57). */
export function InviterForm({ act }: { act: SaleAct }) {
  const { sale, now } = act
  const { money } = saleAmounts(sale)
  const max = calculateInviterMaxBps(sale.terms.liquidityPercent)
  const title = m.sale_admin_inviter_title()
  const text = m.sale_admin_inviter_text({ max: formatBps(max) })
  const isDone = act.doneOf('presale_open_inviter') !== null
  if (!isDone && (sale.inviter.open || hasBegun(sale, now)))
    return (
      <FactRow title={title} text={text}>
        {sale.inviter.open
          ? sale.inviter.rates.map((bps) => formatBps(bps)).join(' / ')
          : m.sale_admin_inviter_closed()}
      </FactRow>
    )
  const { ownerCurrency } = calculateTokenSplit(sale.terms)
  return (
    <ActionForm<RateField, { rates: readonly bigint[] }>
      act={act}
      kind="presale_open_inviter"
      title={title}
      text={text}
      current={m.sale_terms_inviter_off()}
      fields={levels.map((name, index) => ({
        name,
        label: m.sale_admin_inviter_level({ level: formatInteger(index + 1) }),
        rule: m.sale_admin_inviter_level_rule(),
        unit: '%',
        kind: 'number' as const,
      }))}
      initial={{ level1: '', level2: '', level3: '' }}
      read={(values) => readRatesOrder(values, sale)}
      preview={({ rates }) => {
        const sum = rates.reduce((total, rate) => total + rate, 0n)
        return m.sale_admin_inviter_preview({
          amount: money((sale.terms.hardCap * sum) / 10_000n),
          owner: money(ownerCurrency),
        })
      }}
      finality={m.sale_admin_inviter_permanent()}
      plan={({ rates }) => openInviterPlan(act, rates)}
    />
  )
}
