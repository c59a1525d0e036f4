import { formatBps, m } from '@slipway/messages'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { SolanaField } from '../form/solana-field.tsx'
import classes from '../form/solana-form.module.css'
import { useFormChoice } from '../form/use-form-choice.ts'
import type { SolanaForm } from './use-solana-form.ts'

/** No tax, or one on every transfer; what other networks' templates do has no counterpart here, and that is said. */
export function TemplateSection({ form }: Pick<SolanaForm, 'form'>) {
  const kind = useFormChoice(form, 'kind')
  const max = formatBps(Number(solanaTokenLimits.transferTaxMaxBps))
  return (
    <Panel title={m.token_create_section_template()} description={m.solana_template_text()}>
      <ChoiceCards
        label={m.token_create_section_template()}
        value={kind}
        onChange={(value) => form.setFieldValue('kind', value)}
        choices={[
          {
            value: 'standard',
            title: m.solana_template_standard(),
            text: m.solana_template_standard_text(),
          },
          {
            value: 'taxed',
            title: m.solana_template_taxed(),
            text: m.solana_template_taxed_text({ max }),
          },
        ]}
      />
      {kind === 'taxed' && (
        <div className={classes.tax}>
          <SolanaField
            form={form}
            name="transferTaxPercent"
            withAsterisk
            inputMode="decimal"
            label={m.solana_field_tax()}
            rule={m.solana_field_tax_rule({ max })}
          />
        </div>
      )}
      <p className={classes.muted}>{m.solana_template_others()}</p>
    </Panel>
  )
}
