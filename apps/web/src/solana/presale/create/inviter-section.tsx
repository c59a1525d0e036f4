import { formatBps, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { SolanaField } from '../../form/solana-field.tsx'
import { useFormChoice } from '../../form/use-form-choice.ts'
import own from './create.module.css'
import type { PresaleForm } from './use-presale-form.ts'

const levels = ['inviterOne', 'inviterTwo', 'inviterThree'] as const

/** What those get who bring others, out of the creator's part. */
export default function InviterSection({ form }: Pick<PresaleForm, 'form'>) {
  const inviters = useFormChoice(form, 'inviters')
  const max = formatBps(solanaPresaleLimits.privateInviterMaxBps)
  return (
    <Panel title={m.presale_section_inviters()} description={m.presale_section_inviters_text()}>
      <div className={own.stack}>
        <ChoiceCards
          label={m.presale_section_inviters()}
          value={inviters}
          onChange={(value) => form.setFieldValue('inviters', value)}
          choices={[
            {
              value: 'none',
              title: m.solpresalemake_inviters_none(),
              text: m.solpresalemake_inviters_none_text(),
            },
            {
              value: 'rewarded',
              title: m.presale_field_inviters(),
              text: m.presale_field_inviters_rule(),
            },
          ]}
        />
        {inviters === 'rewarded' && (
          <div className={own.thirds}>
            {levels.map((name, at) => (
              <SolanaField
                key={name}
                form={form}
                name={name}
                withAsterisk={at === 0}
                inputMode="decimal"
                label={m.presale_field_inviter_level({ level: at + 1 })}
                rule={
                  at === 0
                    ? m.presale_inviters_limit_private({ max })
                    : m.solpresalemake_inviters_level_rule()
                }
                rightSection="%"
              />
            ))}
          </div>
        )}
      </div>
    </Panel>
  )
}
