import { Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { fieldId, SolanaField } from '../../form/solana-field.tsx'
import { useFormChoice } from '../../form/use-form-choice.ts'
import own from './create.module.css'
import type { PresaleForm } from './use-presale-form.ts'

type FormProps = Pick<PresaleForm, 'form'>

function Tier({ form, name }: FormProps & { name: 'tierOne' | 'tierTwo' }) {
  const max = formatInteger(solanaPresaleLimits.walletsMax)
  const isFirst = name === 'tierOne'
  return (
    <Textarea
      key={form.key(name)}
      id={fieldId(name)}
      label={isFirst ? m.presale_field_tier_one() : m.presale_field_tier_two()}
      description={
        isFirst ? m.solpresalemake_tier_rule({ max }) : m.solpresalemake_tier_optional_rule()
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rows={6}
      resize="vertical"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      classNames={{ input: own.list ?? '' }}
      {...form.getInputProps(name)}
    />
  )
}

function Listed({ form, isForAll }: FormProps & { isForAll: boolean }) {
  return (
    <>
      <div className={own.equal}>
        <SolanaField
          form={form}
          name="t1Minutes"
          withAsterisk
          inputMode="numeric"
          label={m.presale_field_t1()}
          rule={m.presale_field_t1_rule()}
          rightSection={m.presale_unit_minutes()}
          rightSectionWidth={76}
        />
        {/* Where nobody else ever comes in, the second tier's window ends with the presale. */}
        {isForAll && (
          <SolanaField
            form={form}
            name="t2Minutes"
            withAsterisk
            inputMode="numeric"
            label={m.presale_field_t2()}
            rule={m.presale_field_t2_rule()}
            rightSection={m.presale_unit_minutes()}
            rightSectionWidth={76}
          />
        )}
        <Tier form={form} name="tierOne" />
        <Tier form={form} name="tierTwo" />
      </div>
      <p className={own.muted}>{m.solpresalemake_list_changes()}</p>
    </>
  )
}

/** Who may buy when: the mode, the windows, the lists. */
export function ListSection({ form }: FormProps) {
  const mode = useFormChoice(form, 'whitelistMode')
  const kind = useFormChoice(form, 'kind')
  return (
    <Panel title={m.presale_section_whitelist()} description={m.solpresalemake_list_text()}>
      <div className={own.stack}>
        <ChoiceCards
          label={m.presale_field_whitelist_mode()}
          value={mode}
          onChange={(value) => form.setFieldValue('whitelistMode', value)}
          choices={[
            {
              value: 'none',
              title: m.presale_whitelist_off(),
              // The cap of a fair presale is divided among all, so nobody comes too late.
              text:
                kind === 'fair'
                  ? m.presale_whitelist_off_fair_text()
                  : m.presale_whitelist_off_text(),
            },
            {
              value: 'tiers',
              title: m.presale_whitelist_tiers(),
              text: m.presale_whitelist_tiers_text(),
            },
            {
              value: 'listedOnly',
              title: m.presale_whitelist_only(),
              text: m.presale_whitelist_only_text(),
            },
          ]}
        />
        {mode !== 'none' && <Listed form={form} isForAll={mode === 'tiers'} />}
      </div>
    </Panel>
  )
}
