import { Radio } from '@mantine/core'
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
  return (
    <Panel
      title={m.token_create_section_receiver()}
      description={m.token_create_section_receiver_text()}
    >
      <Radio.Group
        key={form.key('receiverKind')}
        aria-label={m.token_create_section_receiver()}
        {...form.getInputProps('receiverKind')}
      >
        <div className={classes.equal}>
          <Radio
            value="own"
            label={m.token_field_receiver_own()}
            description={account ? shortenAddress(account) : m.token_field_receiver_own_empty()}
          />
          <Radio
            value="other"
            label={m.token_field_receiver_other()}
            description={m.token_field_receiver_other_text()}
          />
        </div>
      </Radio.Group>
      {kind === 'other' && (
        <TokenFormField
          form={form}
          name="receiver"
          withAsterisk
          mt="md"
          label={m.token_field_receiver()}
          placeholder="0x"
          rule={m.token_field_receiver_rule()}
          classNames={{ input: classes.mono }}
        />
      )}
    </Panel>
  )
}
