import { m } from '@slipway/messages'
import { createFileRoute } from '@tanstack/react-router'
import { NameForm } from '../../accounts/name-form.tsx'
import { OwnPage } from '../../accounts/own-pages.tsx'
import { PasswordForm } from '../../accounts/password-form.tsx'
import { PhoneForm } from '../../accounts/phone-form.tsx'
import { SecondStepPanel } from '../../accounts/second-step-panel.tsx'
import { WalletsPanel } from '../../accounts/wallets-panel.tsx'

/** What somebody changes about their account, each by a form of its own. */
function SettingsPage() {
  return (
    <OwnPage
      path="/account/settings"
      title={m.account_menu_settings()}
      text={m.account_settings_text()}
    >
      {(own, onChange) => (
        <>
          <NameForm name={own.name} onChange={onChange} />
          {own.hasPassword && <PasswordForm onChange={onChange} />}
          <SecondStepPanel isOn={own.hasSecondStep} onChange={onChange} />
          <WalletsPanel wallets={own.wallets} onChange={onChange} />
          <PhoneForm phone={own.phone} onChange={onChange} />
        </>
      )}
    </OwnPage>
  )
}

export const Route = createFileRoute('/account/settings')({ component: SettingsPage })
