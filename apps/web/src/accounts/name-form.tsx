import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { loadSession } from '../core/load-session.ts'
import { AccountForm } from './account-form.tsx'
import { DoneNotice } from './done-notice.tsx'
import { useAccountForm } from './use-account-form.ts'

/** How the site greets its owner. */
export function NameForm({ name, onChange }: { name: string; onChange: () => void }) {
  const [done, setDone] = useState<string>()
  const form = useAccountForm({
    initial: { name },
    form: 'name',
    send: async (params) => {
      setDone(undefined)
      await accountApi.changeName(params.name)
      setDone(m.account_settings_name_done())
      await loadSession()
      onChange()
    },
  })
  return (
    <Panel title={m.account_settings_name()}>
      <DoneNotice text={done} />
      <AccountForm form={form} submit={m.account_settings_name_button()}>
        <TextField
          label={m.account_name()}
          rule={m.account_name_rule()}
          {...form.inputProps('name')}
          autoComplete="nickname"
        />
      </AccountForm>
    </Panel>
  )
}
