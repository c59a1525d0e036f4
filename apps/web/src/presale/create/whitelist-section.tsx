import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { lazyPart } from '../../core/lazy-part.ts'
import { NearPart } from '../../form/near-part.tsx'
import classes from './create.module.css'
import { PresaleAddressField, PresaleField } from './presale-field.tsx'
import { useFormChoice, usePresaleForm } from './presale-form-context.ts'
import { PresaleSwitch } from './presale-switch.tsx'
import type { Whitelist } from './use-whitelist.ts'

const WhitelistEntry = lazyPart(() => import('./whitelist-entry.tsx'))

function ModeField() {
  const { form, kind } = usePresaleForm()
  const mode = useFormChoice('whitelistMode')
  return (
    <ChoiceCards
      label={m.presale_field_whitelist_mode()}
      value={mode}
      onChange={(value) => form.setFieldValue('whitelistMode', value)}
      choices={[
        {
          value: 'off',
          title: m.presale_whitelist_off(),
          // The cap of a fair presale is divided among all, so nobody comes too late.
          text:
            kind === 'fair' ? m.presale_whitelist_off_fair_text() : m.presale_whitelist_off_text(),
        },
        {
          value: 'tiers',
          title: m.presale_whitelist_tiers(),
          text: m.presale_whitelist_tiers_text(),
        },
        { value: 'only', title: m.presale_whitelist_only(), text: m.presale_whitelist_only_text() },
      ]}
    />
  )
}

/** Who may buy when: the mode, the windows, the lists. */
export function WhitelistSection({ whitelist }: { whitelist: Whitelist }) {
  const { kind } = usePresaleForm()
  const mode = useFormChoice('whitelistMode')
  const isPrivate = kind === 'private'
  const isListed = isPrivate || mode !== 'off'
  // Where nobody else ever comes in, the second tier's window ends with the presale.
  const isForAll = !isPrivate && mode === 'tiers'
  return (
    <Panel
      title={m.presale_section_whitelist()}
      description={
        isPrivate ? m.presale_section_whitelist_private_text() : m.presale_section_whitelist_text()
      }
    >
      <div className={classes.stack}>
        {!isPrivate && <ModeField />}
        {isListed && (
          <>
            <div className={classes.equal}>
              <PresaleField
                name="t1Minutes"
                withAsterisk
                inputMode="numeric"
                label={m.presale_field_t1()}
                rule={m.presale_field_t1_rule()}
                unit={m.presale_unit_minutes()}
              />
              {isForAll && (
                <PresaleField
                  name="t2Minutes"
                  withAsterisk
                  inputMode="numeric"
                  label={m.presale_field_t2()}
                  rule={m.presale_field_t2_rule()}
                  unit={m.presale_unit_minutes()}
                />
              )}
            </div>
            <NearPart pending={<div className={classes.listPending} />}>
              <WhitelistEntry whitelist={whitelist} />
            </NearPart>
            <PresaleSwitch
              name="slotTransfer"
              label={m.presale_field_slot_transfer()}
              rule={m.presale_field_slot_transfer_rule()}
            />
            <PresaleAddressField
              name="whitelistAdmin"
              label={m.presale_field_whitelist_admin()}
              rule={m.presale_field_whitelist_admin_rule()}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
