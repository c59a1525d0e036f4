import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import type { TokenForm } from './use-token-form.ts'

interface ReceiverSectionProps {
  form: TokenForm
  account: string | undefined
}

/** Who gets the whole supply: the connected wallet, or another. */
export function ReceiverSection({ form, account }: ReceiverSectionProps) {
  const [kind, setKind] = useState(form.getValues().receiverKind)
  form.watch('receiverKind', ({ value }) => setKind(value))
  const choices = [
    {
      value: 'own',
      label: m.token_field_receiver_own(),
      text: account ? shortenAddress(account) : m.token_field_receiver_own_empty(),
    },
    {
      value: 'other',
      label: m.token_field_receiver_other(),
      text: m.token_field_receiver_other_text(),
    },
  ] as const
  return (
    <Panel
      title={m.token_create_section_receiver()}
      description={m.token_create_section_receiver_text()}
    >
      <div
        className={classes.equal}
        role="radiogroup"
        aria-label={m.token_create_section_receiver()}
      >
        {choices.map(({ value, label, text }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name="token-receiver"
              checked={kind === value}
              onChange={() => form.setFieldValue('receiverKind', value)}
            />
            <span>
              {label}
              <small>{text}</small>
            </span>
          </label>
        ))}
      </div>
      {kind === 'other' && (
        <TokenFormField
          form={form}
          name="receiver"
          withAsterisk
          mt="md"
          isAddress
          label={m.token_field_receiver()}
          placeholder="0x"
          rule={m.token_field_receiver_rule()}
          classNames={{ input: classes.mono }}
        />
      )}
    </Panel>
  )
}
