import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { SwitchField } from '@slipway/ui/switch-field'
import classes from '../form/solana-form.module.css'
import { useFormChoice } from '../form/use-form-choice.ts'
import type { SolanaForm } from './use-solana-form.ts'

/** Rights that the creator may keep; without them nobody ever has them. */
export default function RightsSection({ form }: Pick<SolanaForm, 'form'>) {
  const mintable = useFormChoice(form, 'mintable')
  const freezable = useFormChoice(form, 'freezable')
  return (
    <Panel title={m.solana_keep_title()} description={m.solana_keep_text()}>
      <div className={classes.stack}>
        <SwitchField
          label={m.solana_keep_mint()}
          rule={m.solana_keep_mint_rule()}
          checked={mintable}
          onChange={(event) => form.setFieldValue('mintable', event.currentTarget.checked)}
        />
        <SwitchField
          label={m.solana_keep_freeze()}
          rule={m.solana_keep_freeze_rule()}
          checked={freezable}
          onChange={(event) => form.setFieldValue('freezable', event.currentTarget.checked)}
        />
      </div>
    </Panel>
  )
}
