import { Button } from '@mantine/core'
import type { OwnAccount } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { accountErrorText } from './account-error-text.ts'
import classes from './own-pages.module.css'
import { OwnPage } from './own-pages.tsx'

function Profile({ own }: { own: OwnAccount }) {
  return (
    <Panel title={m.account_center_profile()}>
      <KeyValueList>
        <KeyValue label={m.account_name()}>{own.name || '—'}</KeyValue>
        <KeyValue label={m.account_email()}>{own.email ?? '—'}</KeyValue>
        <KeyValue label={m.account_phone()}>{own.phone ?? '—'}</KeyValue>
        <KeyValue label={m.account_center_since()}>
          <TimeText at={own.createdAt} />
        </KeyValue>
        <KeyValue label={m.account_center_two_step()}>
          <StatusBadge tone={own.hasSecondStep ? 'good' : 'neutral'}>
            {own.hasSecondStep ? m.account_center_on() : m.account_center_off()}
          </StatusBadge>
        </KeyValue>
      </KeyValueList>
    </Panel>
  )
}

function Wallets({ own }: { own: OwnAccount }) {
  return (
    <Panel title={m.account_center_wallets()} description={m.account_settings_wallets_text()}>
      {own.wallets.length === 0 ? (
        <p className={classes.quiet}>{m.account_center_wallets_none()}</p>
      ) : (
        <ul className={classes.list}>
          {own.wallets.map(({ address, linkedAt }) => (
            <li key={address}>
              <AddressText address={address} />
              <span className={classes.quiet}>
                <TimeText at={linkedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Names by what a browser calls itself; the first that fits counts, as later ones imitate each other. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (names: typeof browsers, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** A browser as people call it, such as "Firefox on Linux". @param agent its `User-Agent` */
export function describeAgent(agent: string): string {
  const browser = nameOf(browsers, agent)
  const system = nameOf(systems, agent)
  return browser && system ? m.account_agent({ browser, system }) : m.account_agent_unknown()
}

function Sessions({ own, onChange }: { own: OwnAccount; onChange: () => void }) {
  const [problem, setProblem] = useState<string>()
  const end = async (id: string) => {
    setProblem(undefined)
    await accountApi.endSession(id).catch((error) => setProblem(accountErrorText(error)))
    onChange()
  }
  return (
    <Panel title={m.account_center_sessions()}>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      <ul className={classes.list}>
        {own.sessions.map(({ id, agent, createdAt, isThis }) => (
          <li key={id}>
            <span className={classes.who}>
              <span title={agent}>{describeAgent(agent)}</span>
              <span className={classes.quiet}>
                <TimeText at={createdAt} />
              </span>
            </span>
            {isThis ? (
              <StatusBadge tone="good">{m.account_center_session_this()}</StatusBadge>
            ) : (
              <Button variant="default" size="compact-sm" onClick={() => void end(id)}>
                {m.account_center_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What the server keeps about the signed-in account. */
export function CenterPage() {
  return (
    <OwnPage
      path="/account/center"
      title={m.account_menu_center()}
      text={m.account_center_text()}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/form/basic">
            {m.shell_route_form_basic()}
          </Button>
          <Button variant="default" component={AppLink} to="/account/webhooks">
            {m.shell_route_account_webhooks()}
          </Button>
          <Button variant="default" component={AppLink} to="/account/settings">
            {m.account_menu_settings()}
          </Button>
        </>
      }
    >
      {(own, onChange) => (
        <>
          <Profile own={own} />
          <Wallets own={own} />
          <Sessions own={own} onChange={onChange} />
        </>
      )}
    </OwnPage>
  )
}
