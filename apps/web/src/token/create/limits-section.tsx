import { formatBps, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { SupplyPartField } from './supply-part-field.tsx'
import { TokenFormSwitch, useFormSwitch } from './token-form-switch.tsx'
import type { TokenForm } from './use-token-form.ts'

/** Powers that can be given up and never regained: wallet limit, swap limit, blacklist. */
export function LimitsSection({ form }: { form: TokenForm }) {
  const hasWalletLimit = useFormSwitch(form, 'walletLimitEnabled')
  const hasSwapLimit = useFormSwitch(form, 'swapLimitEnabled')
  const min = formatBps(tokenLimits.limitMinBps)
  return (
    <Panel title={m.token_section_limits()} description={m.token_section_limits_text()}>
      <div className={classes.stack}>
        <TokenFormSwitch
          form={form}
          name="walletLimitEnabled"
          label={m.token_field_wallet_limit_switch()}
          rule={m.token_field_wallet_limit_switch_rule()}
        />
        {hasWalletLimit && (
          <SupplyPartField
            form={form}
            name="walletLimit"
            label={m.token_field_wallet_limit()}
            rule={m.token_field_limit_rule({ min })}
          />
        )}
        <TokenFormSwitch
          form={form}
          name="swapLimitEnabled"
          label={m.token_field_swap_limit_switch()}
          rule={m.token_field_swap_limit_switch_rule()}
        />
        {hasSwapLimit && (
          <SupplyPartField
            form={form}
            name="swapLimit"
            label={m.token_field_swap_limit()}
            rule={m.token_field_limit_rule({ min })}
          />
        )}
        <TokenFormSwitch
          form={form}
          name="blacklistEnabled"
          label={m.token_field_blacklist()}
          rule={m.token_field_blacklist_rule()}
        />
      </div>
    </Panel>
  )
}
