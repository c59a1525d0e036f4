import { joinSentences, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import type { TokenForm } from './use-token-form.ts'

interface ExtrasSectionProps {
  form: TokenForm
  /** The page was opened by an invitation link. */
  isInvited: boolean
}

/** Metadata link and inviter; both optional. */
export function ExtrasSection({ form, isInvited }: ExtrasSectionProps) {
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
            isInvited
              ? joinSentences([m.token_field_inviter_from_link(), m.token_field_inviter_rule()])
              : m.token_field_inviter_rule()
          }
          classNames={{ input: classes.mono }}
        />
      </div>
    </Panel>
  )
}
