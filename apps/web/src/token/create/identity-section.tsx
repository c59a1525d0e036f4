import { m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import type { CreateFormState } from './use-create-form-state.ts'

/** Bytes of one Chinese character in UTF-8. */
const WIDE_CHARACTER_BYTES = 3

/** What will be said of the name as of the last pause in typing. */
function TypedName({ snapshot }: Pick<CreateFormState, 'snapshot'>) {
  const name = useStore(snapshot, ({ values }) => values.name.trim())
  const symbol = useStore(snapshot, ({ values }) => values.symbol.trim())
  return <NameWarnings kind="token" reader="maker" address={undefined} {...{ name, symbol }} />
}

/** Name and symbol. */
export function IdentitySection({ form, snapshot }: Pick<CreateFormState, 'form' | 'snapshot'>) {
  const { nameMaxBytes, symbolMaxBytes } = tokenLimits
  return (
    <Panel
      title={m.token_create_section_identity()}
      description={m.token_create_section_identity_text()}
    >
      <div className={classes.wideAndNarrow}>
        <TokenFormField
          form={form}
          name="name"
          withAsterisk
          label={m.token_field_name()}
          placeholder={m.token_field_name_placeholder()}
          rule={m.token_field_name_rule({
            max: nameMaxBytes,
            wide: Math.floor(nameMaxBytes / WIDE_CHARACTER_BYTES),
          })}
        />
        <TokenFormField
          form={form}
          name="symbol"
          withAsterisk
          label={m.token_field_symbol()}
          placeholder={m.token_field_symbol_placeholder()}
          rule={m.token_field_symbol_rule({ max: symbolMaxBytes })}
        />
      </div>
      <TypedName snapshot={snapshot} />
    </Panel>
  )
}
