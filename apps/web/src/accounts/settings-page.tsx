import { m } from '@slipway/messages'
import { NameForm } from './name-form.tsx'
import { OwnPage } from './own-pages.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { SecondStepPanel } from './second-step-panel.tsx'
import { WalletsPanel } from './wallets-panel.tsx'

/** What somebody changes about their account, each by a form of its own. */
export function SettingsPage() {
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
