import { joinSentences, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import type { TokenForm } from './use-token-form.ts'

interface ExtrasSectionProps {
  form: TokenForm
  /** Whom an invitation link names that the page was opened by. */
  invited: string | undefined
}

/** Metadata link and inviter; both optional. */
export function ExtrasSection({ form, invited }: ExtrasSectionProps) {
  const [inviter, setInviter] = useState(form.getValues().inviter)
  form.watch('inviter', ({ value }) => setInviter(value))
  return (
    <Panel
      title={m.token_create_section_extras()}
      description={m.token_create_section_extras_text()}
    >
      <div className={classes.stack}>
        <TokenFormField
          form={form}
          name="contractUri"
          label={m.token_field_uri_optional()}
          placeholder="ipfs://"
          rule={m.token_field_uri_rule({ max: tokenLimits.uriMaxBytes })}
        />
        <TokenFormField
          form={form}
          name="inviter"
          isAddress
          label={m.token_field_inviter()}
          placeholder="0x"
          rule={
            invited !== undefined && inviter === invited
              ? joinSentences([m.token_field_inviter_from_link(), m.token_field_inviter_rule()])
              : m.token_field_inviter_rule()
          }
          classNames={{ input: classes.mono }}
        />
      </div>
    </Panel>
  )
}
