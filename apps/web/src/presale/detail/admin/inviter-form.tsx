import { formatBps, formatInteger, m } from '@slipway/messages'
import { calculateTokenSplit } from '@slipway/sdk/presale/presale-math'
import { calculateInviterMaxBps } from '@slipway/sdk/presale/read-inviter-rates'
import { ActionForm } from '../../../action/action-form.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { presaleAmounts } from '../presale-amounts.ts'
import type { PresaleContext } from '../presale-context.ts'
import { openInviterPlan } from './owner-plans.ts'
import { hasBegun, type RateField, readRatesParams } from './read-owner-params.ts'

const levels: readonly RateField[] = ['level1', 'level2', 'level3']

/** Opens the rewards of inviters, once, before the start, out of the owner's part (S-57). */
export function InviterForm({ act }: { act: PresaleContext }) {
  const { presale, status, now } = act
  const { money } = presaleAmounts(presale)
  const max = calculateInviterMaxBps(presale.terms.liquidityPercent)
  const title = m.presale_admin_inviter_title()
  const text = m.presale_admin_inviter_text({ max: formatBps(max) })
  const isDone = act.doneOf('presale_open_inviter') !== null
  const isCanceled = status.label === 'canceled'
  const closed = isCanceled ? m.presale_admin_inviter_canceled : m.presale_admin_inviter_closed
  if (!isDone && (presale.inviter.open || isCanceled || hasBegun(presale, now)))
    return (
      <FactRow title={title} text={text}>
        {presale.inviter.open
          ? presale.inviter.rates.map((bps) => formatBps(bps)).join(' / ')
          : closed()}
      </FactRow>
    )
  const { ownerCurrency } = calculateTokenSplit(presale.terms)
  return (
    <ActionForm<RateField, { rates: readonly bigint[] }>
      act={act}
      kind="presale_open_inviter"
      title={title}
      text={text}
      current={m.presale_terms_inviter_off()}
      fields={levels.map((name, index) => ({
        name,
        label: m.presale_admin_inviter_level({ level: formatInteger(index + 1) }),
        rule: m.presale_admin_inviter_level_rule(),
        unit: '%',
        kind: 'number' as const,
      }))}
      initial={{ level1: '', level2: '', level3: '' }}
      read={(values) => readRatesParams(values, presale)}
      preview={({ rates }) => {
        const sum = rates.reduce((total, rate) => total + rate, 0n)
        return m.presale_admin_inviter_preview({
          amount: money((presale.terms.hardCap * sum) / 10_000n),
          owner: money(ownerCurrency),
        })
      }}
      finality={m.presale_admin_inviter_permanent()}
      plan={({ rates }) => openInviterPlan(act, rates)}
    />
  )
}
