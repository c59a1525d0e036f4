import { joinSentences, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { heldAmountRule } from '../../../form/held-amount-rule.ts'
import { SolanaField } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import { useFormChoice } from '../../form/use-form-choice.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import own from './create.module.css'
import { rateOf } from './presale-lines.ts'
import type { PresaleForm } from './use-presale-form.ts'

/** Which of both presales it will be; what was typed stays. */
export function KindSection({ form }: Pick<PresaleForm, 'form'>) {
  const kind = useFormChoice(form, 'kind')
  return (
    <Panel>
      <ChoiceCards
        label={m.presale_kind_title()}
        rule={m.presale_kind_rule()}
        value={kind}
        onChange={(value) => form.setFieldValue('kind', value)}
        choices={[
          {
            value: 'normal',
            title: m.presale_kind_normal(),
            text: m.solpresalemake_kind_normal_text(),
          },
          { value: 'fair', title: m.presale_kind_fair(), text: m.solpresalemake_kind_fair_text() },
        ]}
      />
    </Panel>
  )
}

/** What one SOL buys. */
function Rate({ snapshot }: Pick<PresaleForm, 'snapshot'>) {
  const reading = useStore(snapshot, (state) => state.reading)
  return reading?.ok ? rateOf(reading.draft) : m.solpresalemake_rate_none()
}

/** Price, caps, bounds of a wallet, and what becomes of unsold tokens. */
export function PriceSection({
  form,
  snapshot,
  asset,
}: Pick<PresaleForm, 'form' | 'snapshot' | 'asset'>) {
  const kind = useFormChoice(form, 'kind')
  const unsold = useFormChoice(form, 'unsold')
  const { token, held } = asset
  // Caps limit each other, and so do the bounds of a wallet: leaving either judges both.
  const judge = (...fields: ('softCap' | 'hardCap' | 'minContribution' | 'maxContribution')[]) => {
    for (const field of fields) if (form.getValues()[field] !== '') form.validateField(field)
  }
  const judgeCaps = () => judge('softCap', 'hardCap')
  const judgeBounds = () => judge('minContribution', 'maxContribution')
  return (
    <Panel title={m.presale_section_price()} description={m.solpresalemake_price_text()}>
      <div className={classes.stack}>
        <SolanaField
          form={form}
          name="tokens"
          withAsterisk
          inputMode="decimal"
          label={m.solpresalemake_field_tokens()}
          rule={
            token && held !== undefined
              ? joinSentences([
                  m.solpresalemake_field_tokens_rule(),
                  heldAmountRule(held, { ...token, symbol: symbolOf(token) }),
                ])
              : m.solpresalemake_field_tokens_rule()
          }
          {...(token && { rightSection: <span>{symbolOf(token)}</span>, rightSectionWidth: 96 })}
        />
        <div className={own.equal}>
          <SolanaField
            form={form}
            name="softCap"
            withAsterisk
            inputMode="decimal"
            label={m.presale_field_soft_cap()}
            rule={m.presale_field_soft_cap_rule()}
            rightSection="SOL"
            rightSectionWidth={52}
            onBlur={judgeCaps}
          />
          <SolanaField
            form={form}
            name="hardCap"
            withAsterisk
            inputMode="decimal"
            label={m.presale_field_hard_cap()}
            rule={
              kind === 'fair'
                ? m.presale_field_hard_cap_fair_rule()
                : m.presale_field_hard_cap_rule()
            }
            rightSection="SOL"
            rightSectionWidth={52}
            onBlur={judgeCaps}
          />
          <SolanaField
            form={form}
            name="minContribution"
            inputMode="decimal"
            label={m.presale_field_min()}
            rule={m.presale_field_min_rule()}
            rightSection="SOL"
            rightSectionWidth={52}
            onBlur={judgeBounds}
          />
          <SolanaField
            form={form}
            name="maxContribution"
            withAsterisk
            inputMode="decimal"
            label={m.presale_field_max()}
            rule={m.presale_field_max_rule()}
            rightSection="SOL"
            rightSectionWidth={52}
            onBlur={judgeBounds}
          />
        </div>
        <p className={own.muted} aria-live="polite">
          <Rate snapshot={snapshot} />
        </p>
        <ChoiceCards
          label={m.presale_field_refund_type()}
          value={unsold}
          onChange={(value) => form.setFieldValue('unsold', value)}
          choices={[
            {
              value: 'return',
              title: m.solpresalemake_unsold_return(),
              text: m.solpresalemake_unsold_return_text(),
            },
            {
              value: 'burn',
              title: m.solpresalemake_unsold_burn(),
              text: m.solpresalemake_unsold_burn_text(),
            },
          ]}
        />
      </div>
    </Panel>
  )
}
