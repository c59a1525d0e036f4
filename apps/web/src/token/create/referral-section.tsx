import { formatBps, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { blocksAsTime } from './launch-section.tsx'
import { SumError } from './sum-error.tsx'
import { TokenFormField } from './token-form-field.tsx'
import { rebateLevels } from './token-form-values.ts'
import type { TokenForm } from './use-token-form.ts'

const levels = Array.from({ length: rebateLevels }, (_, level) => level)
/** Default interval against front-running (specification, section 9). */
const usualInterval = 3n

/** How much of each trade goes to those who invited the trader, and how an invitation binds. */
export function ReferralSection({ form }: { form: TokenForm }) {
  return (
    <Panel title={m.token_section_referral()} description={m.token_section_referral_text()}>
      <div className={classes.stack}>
        <div className={classes.levels} id="token-create-rebates" tabIndex={-1}>
          {levels.map((level) => (
            <TokenFormField
              key={level}
              form={form}
              name={`rebates.${level}`}
              inputMode="decimal"
              rightSection="%"
              label={m.token_field_rebate({ level: level + 1 })}
              rule={
                level === 0
                  ? m.token_field_rebate_first_rule()
                  : m.token_field_rebate_rule({ level })
              }
            />
          ))}
        </div>
        <SumError form={form} name="rebates" />
        <p className={classes.muted}>
          {m.token_rebate_sum_rule({ max: formatBps(tokenLimits.rebateMaxBps) })}
        </p>
        <TokenFormField
          form={form}
          name="bindIntervalBlocks"
          withAsterisk
          inputMode="numeric"
          label={m.token_field_bind_interval()}
          rule={`${m.token_field_bind_interval_rule()} ${blocksAsTime(usualInterval)}`}
        />
      </div>
    </Panel>
  )
}
