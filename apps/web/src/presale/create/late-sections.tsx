import { formatBps, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { PresaleField } from './presale-field.tsx'
import { useFormChoice, usePresaleForm } from './presale-form-context.ts'
import { inviterLevels } from './presale-form-values.ts'
import { PresaleSwitch } from './presale-switch.tsx'
import type { Whitelist } from './use-whitelist.ts'
import { VestingSection } from './vesting-section.tsx'
import { WhitelistSection } from './whitelist-section.tsx'

/** What those get who bring others, out of the owner's part. */
export function InviterSection() {
  const { kind } = usePresaleForm()
  const isOn = useFormChoice('rewardsInviters')
  const privateMax = formatBps(presaleLimits.privateInviterMaxBps)
  return (
    <Panel title={m.presale_section_inviters()} description={m.presale_section_inviters_text()}>
      <div className={classes.stack}>
        <PresaleSwitch
          name="rewardsInviters"
          label={m.presale_field_inviters()}
          rule={m.presale_field_inviters_rule()}
        />
        {isOn && (
          <>
            <div className={classes.thirds}>
              {inviterLevels.map((level) => (
                <PresaleField
                  key={level}
                  name={`inviterRates.${level - 1}`}
                  inputMode="decimal"
                  label={m.presale_field_inviter_level({ level })}
                  unit="%"
                />
              ))}
            </div>
            <p className={classes.muted}>
              {kind === 'private'
                ? m.presale_inviters_limit_private({ max: privateMax })
                : m.presale_inviters_limit()}
            </p>
          </>
        )}
      </div>
    </Panel>
  )
}

/** Sections far down the form that most presales leave as they are: for whom, in which parts, and by whose invitation. */
export default function LateSections({ whitelist }: { whitelist: Whitelist }) {
  return (
    <div className={classes.late}>
      <WhitelistSection whitelist={whitelist} />
      <VestingSection />
      <InviterSection />
    </div>
  )
}
