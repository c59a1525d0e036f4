import { Switch } from '@mantine/core'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useId } from 'react'
import type { Settings } from './settings.ts'
import classes from './settings-drawer.module.css'
import { useSettings, useSettingsStore } from './settings-store.ts'

/** Names of the settings whose values are of one type. */
type SettingOf<Value> = {
  [Key in keyof Settings]: Settings[Key] extends Value ? Key : never
}[keyof Settings]

interface SwitchSettingProps {
  setting: SettingOf<boolean>
  label: string
  help?: string
  /** True where another setting makes this one meaningless. */
  isDisabled?: boolean
}

export function SwitchSetting({ setting, label, help, isDisabled = false }: SwitchSettingProps) {
  const checked = useSettings()[setting]
  const change = useSettingsStore((state) => state.change)
  return (
    <Switch
      className={classes.switch}
      labelPosition="left"
      label={label}
      description={help}
      checked={checked}
      disabled={isDisabled}
      onChange={(event) => change({ [setting]: event.currentTarget.checked })}
    />
  )
}

interface ChoiceSettingProps<Key extends SettingOf<string>> {
  setting: Key
  label: string
  choices: readonly (readonly [Settings[Key], string])[]
}

export function ChoiceSetting<Key extends SettingOf<string>>({
  setting,
  label,
  choices,
}: ChoiceSettingProps<Key>) {
  const value = useSettings()[setting]
  const change = useSettingsStore((state) => state.change)
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={classes.label}>
        {label}
      </p>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-labelledby={labelId}
        value={value}
        data={choices.map(([choice, text]) => ({ value: choice, label: text }))}
        onChange={(choice) => change({ [setting]: choice })}
      />
    </div>
  )
}
