import { m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import type { TokenForm } from './use-token-form.ts'

/** Supply and decimals, which limit each other: leaving either judges both. */
export function SupplySection({ form }: { form: TokenForm }) {
  const { decimalsMax, decimalsMaxForLargeSupply } = tokenLimits
  const judgeBoth = () => {
    form.validateField('totalSupply')
    form.validateField('decimals')
  }
  return (
    <Panel
      title={m.token_create_section_supply()}
      description={m.token_create_section_supply_text()}
    >
      <div className={classes.wideAndNarrow}>
        <TokenFormField
          form={form}
          name="totalSupply"
          withAsterisk
          inputMode="decimal"
          label={m.token_field_supply()}
          placeholder="1000000000"
          rule={m.token_field_supply_rule()}
          onBlur={judgeBoth}
        />
        <TokenFormField
          form={form}
          name="decimals"
          withAsterisk
          inputMode="numeric"
          label={m.token_field_decimals()}
          rule={m.token_field_decimals_rule({
            max: decimalsMax,
            largeMax: decimalsMaxForLargeSupply,
          })}
          onBlur={judgeBoth}
        />
      </div>
    </Panel>
  )
}
