import { Anchor, Button } from '@mantine/core'
import { getLocale, m } from '@slipway/messages'
import { readAccountForm } from '@slipway/sdk/accounts/account-forms'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { useEffect, useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { onEntry } from '../form/on-entry.ts'
import { accountErrorText } from './account-error-text.ts'
import { AccountForm } from './account-form.tsx'
import { DoneNotice } from './done-notice.tsx'
import classes from './own-pages.module.css'
import { useAccountForm } from './use-account-form.ts'

/** Before another code is asked for, the first one gets its time to arrive. */
const PAUSE_SECONDS = 60
const empty = { phone: '', code: '' }

/** Counts down to 0 after `start`. */
function usePause(): readonly [seconds: number, start: () => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, () => setSeconds(PAUSE_SECONDS)]
}

/** A phone number, proven by the code that was sent to it. */
export function PhoneForm({ phone, onChange }: { phone: string | null; onChange: () => void }) {
  const [done, setDone] = useState<string>()
  const [sent, setSent] = useState<{ to: string; isReported: boolean }>()
  const [problem, setProblem] = useState<string>()
  const [pause, startPause] = usePause()
  const form = useAccountForm({
    initial: empty,
    form: 'phoneCode',
    send: async (params) => {
      await accountApi.confirmPhone(params)
      setDone(m.account_settings_phone_done())
      setSent(undefined)
      form.reset()
      onChange()
    },
  })
  const tell = (work: Promise<unknown>, then: () => void) => {
    setProblem(undefined)
    work.then(then, (error: unknown) => setProblem(accountErrorText(error)))
  }
  const clear = () => {
    form.entry.onChange()
    setProblem(undefined)
  }
  const reading = readAccountForm('phone', { phone: form.values.phone })
  const sendCode = () => {
    if (!reading.ok) return form.judge('phone')
    const { phone: to } = reading.params
    tell(accountApi.sendPhoneCode(to, getLocale()), () => {
      setSent({ to, isReported: false })
      startPause()
    })
  }
  return (
    <Panel title={m.account_settings_phone()} description={m.account_settings_phone_text()}>
      <DoneNotice text={done} />
      <AccountForm
        form={{ ...form, entry: onEntry(clear) }}
        submit={m.account_settings_phone_button()}
      >
        <p className={classes.quiet}>{phone ?? m.account_settings_phone_none()}</p>
        <TextField
          label={m.account_phone()}
          rule={m.account_phone_rule()}
          type="tel"
          {...form.inputProps('phone')}
          autoComplete="tel"
        />
        <div className={classes.row}>
          <TextField
            label={m.account_sms_code()}
            inputMode="numeric"
            {...form.inputProps('code')}
            autoComplete="one-time-code"
          />
          <Button variant="default" disabled={pause > 0} onClick={sendCode}>
            {pause > 0 ? m.account_sms_again({ seconds: pause }) : m.account_sms_send()}
          </Button>
        </div>
        {problem && (
          <NoticeBox tone="bad" role="alert">
            {problem}
          </NoticeBox>
        )}
        {sent && (
          <NoticeBox tone="info" role="status">
            {m.account_sms_sent({ phone: sent.to })}{' '}
            {sent.isReported ? (
              m.account_sms_lost_done()
            ) : (
              <>
                {m.account_sms_lost()}{' '}
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  onClick={() =>
                    tell(accountApi.reportLostCode(sent.to), () =>
                      setSent({ ...sent, isReported: true }),
                    )
                  }
                >
                  {m.account_sms_lost_report()}
                </Anchor>
              </>
            )}
          </NoticeBox>
        )}
      </AccountForm>
    </Panel>
  )
}
