import { Button, Drawer } from '@mantine/core'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { ColorSetting } from './color-setting.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ChoiceSetting, SwitchSetting } from './setting-fields.tsx'
import classes from './settings-drawer.module.css'
import { useSettings, useSettingsStore } from './settings-store.ts'

/** Every persisted setting of the interface; each takes effect at once. */
export default function SettingsDrawer({ onClose }: { onClose(): void }) {
  const { layout, fixedHeader } = useSettings()
  const reset = useSettingsStore((state) => state.reset)
  return (
    <Drawer opened onClose={onClose} title={m.shell_settings()} size={360}>
      <ReturnFocus />
      <div className={classes.root}>
        <section className={classes.group} aria-labelledby="settings-appearance">
          <h3 id="settings-appearance">{m.shell_settings_appearance()}</h3>
          <ChoiceSetting
            setting="theme"
            label={m.shell_settings_theme()}
            choices={[
              ['light', m.shell_settings_theme_light()],
              ['dark', m.shell_settings_theme_dark()],
              ['system', m.shell_settings_theme_system()],
            ]}
          />
          <ColorSetting />
          <SwitchSetting
            setting="weakMode"
            label={m.shell_settings_weak()}
            help={m.shell_settings_weak_help()}
          />
        </section>
        <section className={classes.group} aria-labelledby="settings-layout">
          <h3 id="settings-layout">{m.shell_settings_layout()}</h3>
          <ChoiceSetting
            setting="layout"
            label={m.shell_main_menu()}
            choices={[
              ['side', m.shell_settings_layout_side()],
              ['top', m.shell_settings_layout_top()],
            ]}
          />
          <ChoiceSetting
            setting="contentWidth"
            label={m.shell_settings_width()}
            choices={[
              ['fluid', m.shell_settings_width_fluid()],
              ['fixed', m.shell_settings_width_fixed()],
            ]}
          />
          <SwitchSetting setting="fixedHeader" label={m.shell_settings_fixed_header()} />
          <SwitchSetting
            setting="autoHideHeader"
            label={m.shell_settings_auto_hide()}
            isDisabled={!fixedHeader}
          />
          <SwitchSetting
            setting="fixedSidebar"
            label={m.shell_settings_fixed_sidebar()}
            isDisabled={layout === 'top'}
          />
          <SwitchSetting
            setting="sidebarCollapsed"
            label={m.shell_settings_collapsed()}
            isDisabled={layout === 'top'}
          />
          <SwitchSetting setting="multiTab" label={m.shell_settings_multi_tab()} />
        </section>
        <section className={classes.group} aria-labelledby="settings-language">
          <h3 id="settings-language">{m.shell_language()}</h3>
          <LanguageSwitch />
        </section>
        <Button variant="default" onClick={reset}>
          {m.shell_settings_reset()}
        </Button>
      </div>
    </Drawer>
  )
}
