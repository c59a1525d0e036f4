import { TextInput } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { readPercent } from '@slipway/sdk/shared/read-number'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import type { FormResult } from '../../action/form-result.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { ActionCard } from './action-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

const max = solanaTokenLimits.transferTaxMaxBps

function readTax(
  values: Readonly<Record<'percent', string>>,
  { transferFeeBps, nextTransferFee }: SolanaToken,
): FormResult<'percent', { bps: number }> {
  const issues: DraftIssue<'percent'>[] = []
  const report = (field: 'percent', code: string, args = {}) => issues.push({ field, code, args })
  const bps = readPercent('percent', values.percent, report)
  if (bps !== undefined && bps > max) report('percent', 'Token_TransferTaxTooHigh', { bps, max })
  if (bps !== undefined && Number(bps) === (nextTransferFee?.bps ?? transferFeeBps)) {
    const text = m.solana_tax_unchanged()
    return { ok: false, problems: { percent: { code: 'SolanaToken_Unchanged', text } } }
  }
  return issues.length > 0 || bps === undefined
    ? fromIssues({ ok: false, issues }, 'percent')
    : { ok: true, params: { bps: Number(bps) } }
}

/** Change the transfer tax, where a token's maker kept that right. */
export function TaxCard({ actions }: { actions: TokenActions }) {
  const form = useActionForm(
    actions.token,
    { percent: '' },
    (values) => readTax(values, actions.token),
    ({ bps }) => actions.open({ kind: 'tax', bps }),
  )
  return (
    <ActionCard
      actions={actions}
      acts={['tax']}
      title={m.solana_tax_change_title()}
      text={m.solana_tax_change_text()}
      doneText={m.solana_tax_change_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.solana_field_tax()}
        description={m.solana_tax_change_rule({ max: formatBps(Number(max)) })}
        withAsterisk
        inputMode="decimal"
        {...form.inputProps('percent')}
      />
    </ActionCard>
  )
}
