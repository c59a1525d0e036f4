import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import PictureCode from '../core/picture-code.tsx'
import { accountErrorText } from './account-error-text.ts'
import { AccountForm } from './account-form.tsx'
import { DoneNotice } from './done-notice.tsx'
import classes from './own-pages.module.css'
import { useAccountForm } from './use-account-form.ts'

type Begun = Awaited<ReturnType<typeof accountApi.beginSecondStep>>

const empty = { code: '' }

function Confirm({ begun, onCodes }: { begun: Begun; onCodes: (codes: string[]) => void }) {
  const form = useAccountForm({
    initial: empty,
    form: 'code',
    send: async ({ code }) => {
      const { recoveryCodes } = await accountApi.confirmSecondStep({ sealed: begun.sealed, code })
      onCodes(recoveryCodes)
    },
  })
  return (
    <AccountForm form={form} submit={m.account_settings_totp_confirm()}>
      <p className={classes.quiet}>{m.account_settings_totp_scan()}</p>
      <PictureCode text={begun.uri} label={m.account_settings_totp_picture()} />
      <p className={classes.key}>
        {begun.secret} <CopyButton value={begun.secret} />
      </p>
      <TextField
        label={m.account_totp()}
        inputMode="numeric"
        {...form.inputProps('code')}
        autoComplete="one-time-code"
      />
    </AccountForm>
  )
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className={classes.form}>
      <NoticeBox tone="warn" role="status" title={m.account_settings_totp_done()}>
        {m.account_settings_totp_codes()}
      </NoticeBox>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>{m.account_settings_totp_kept()}</Button>
      </div>
    </div>
  )
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const form = useAccountForm({
    initial: empty,
    form: 'secondStep',
    send: async ({ code }) => {
      await accountApi.dropSecondStep(code)
      onDone()
    },
  })
  return (
    <AccountForm form={form} submit={m.account_settings_totp_off()}>
      <TextField
        label={m.account_totp()}
        rule={m.account_totp_rule()}
        {...form.inputProps('code')}
        autoComplete="one-time-code"
      />
    </AccountForm>
  )
}

function SwitchOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [begun, setBegun] = useState<Begun>()
  const [problem, setProblem] = useState<string>()
  if (begun) return <Confirm begun={begun} onCodes={onCodes} />
  const begin = () =>
    accountApi
      .beginSecondStep()
      .then(setBegun, (error: unknown) => setProblem(accountErrorText(error)))
  return (
    <div className={classes.form}>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      <div>
        <Button onClick={() => void begin()}>{m.account_settings_totp_start()}</Button>
      </div>
    </div>
  )
}

/** Switching the second step of signing in on, with its recovery codes, and off again. */
export function SecondStepPanel({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [done, setDone] = useState<string>()
  const turned = (text: string) => {
    setCodes(undefined)
    setDone(text)
    onChange()
  }
  return (
    <Panel title={m.account_settings_totp()} description={m.account_settings_totp_text()}>
      <DoneNotice text={done} />
      {codes ? (
        <Codes codes={codes} onKept={() => turned(m.account_settings_totp_done())} />
      ) : isOn ? (
        <SwitchOff onDone={() => turned(m.account_settings_totp_off_done())} />
      ) : (
        <SwitchOn onCodes={setCodes} />
      )}
    </Panel>
  )
}
