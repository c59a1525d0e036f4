import { formatDuration, m } from '@slipway/messages'
import { calculateBlocksDuration } from '@slipway/sdk/evm/calculate-blocks-duration'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import { TokenFormSwitch, useFormSwitch } from './token-form-switch.tsx'
import type { TokenForm } from './use-token-form.ts'

/** "about 30 s" for a number of blocks of this network; empty where its block time is unknown. */
export function blocksAsTime(blocks: bigint): string {
  const seconds = calculateBlocksDuration(blocks, activeChain)
  return seconds === undefined
    ? ''
    : m.token_blocks_time({ time: formatDuration(Math.max(1, Math.round(seconds))) })
}

/** When trading opens, and what happens to those who are first. */
export function LaunchSection({ form }: { form: TokenForm }) {
  const isManual = useFormSwitch(form, 'manualLaunch')
  const { killBlocksMax, fissionMax } = tokenLimits
  return (
    <Panel title={m.token_section_launch()} description={m.token_section_launch_text()}>
      <div className={classes.stack}>
        <TokenFormSwitch
          form={form}
          name="manualLaunch"
          label={m.token_field_manual_launch()}
          rule={isManual ? m.token_field_manual_launch_on() : m.token_field_manual_launch_off()}
        />
        <div className={classes.equal}>
          {isManual && (
            <TokenFormField
              form={form}
              name="killBlocks"
              inputMode="numeric"
              label={m.token_field_kill_blocks()}
              rule={`${m.token_field_kill_blocks_rule({ max: String(killBlocksMax) })} ${blocksAsTime(killBlocksMax)}`}
            />
          )}
          <TokenFormField
            form={form}
            name="fissionCount"
            inputMode="numeric"
            label={m.token_field_fission()}
            rule={m.token_field_fission_rule({ max: String(fissionMax) })}
          />
        </div>
      </div>
    </Panel>
  )
}
