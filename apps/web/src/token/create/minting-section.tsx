import { Switch } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import classes from './create.module.css'
import { fieldId, TokenFormField } from './token-form-field.tsx'
import type { TokenForm } from './use-token-form.ts'

const SECONDS_PER_DAY = 86_400n

/** The minting switch and, while it is on, its two limits. */
export function MintingSection({ form }: { form: TokenForm }) {
  const [isMintable, setMintable] = useState(form.getValues().mintable)
  form.watch('mintable', ({ value }) => setMintable(value))
  const { mintCooldownMinSeconds, mintMaxBps } = tokenLimits
  return (
    <Panel
      title={m.token_create_section_minting()}
      description={m.token_create_section_minting_text()}
    >
      <Switch
        key={form.key('mintable')}
        id={fieldId('mintable')}
        label={m.token_field_mintable()}
        description={m.token_field_mintable_rule()}
        {...form.getInputProps('mintable', { type: 'checkbox' })}
      />
      {isMintable && (
        <div className={`${classes.equal} ${classes.limits}`}>
          <TokenFormField
            form={form}
            name="mintCooldownDays"
            withAsterisk
            inputMode="decimal"
            label={m.token_field_cooldown()}
            placeholder="30"
            rule={m.token_field_cooldown_rule({
              min: Number(mintCooldownMinSeconds / SECONDS_PER_DAY),
            })}
          />
          <TokenFormField
            form={form}
            name="mintMaxPercent"
            withAsterisk
            inputMode="decimal"
            label={m.token_field_ratio()}
            placeholder="5"
            rule={m.token_field_ratio_rule({ max: formatBps(mintMaxBps) })}
          />
        </div>
      )}
    </Panel>
  )
}
