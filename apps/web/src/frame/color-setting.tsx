import { m } from '@slipway/messages'
import { type PrimaryColor, primaryColorNames, primaryColors } from '@slipway/ui/palette'
import { IconCheck } from '@tabler/icons-react'
import classes from './settings-drawer.module.css'
import { useSettings, useSettingsStore } from './settings-store.ts'

const names: Readonly<Record<PrimaryColor, () => string>> = {
  harbour: m.shell_color_harbour,
  tide: m.shell_color_tide,
  kelp: m.shell_color_kelp,
  dusk: m.shell_color_dusk,
  coral: m.shell_color_coral,
  rust: m.shell_color_rust,
  flag: m.shell_color_flag,
}

/** The seven primary colours as one group of radio buttons. */
export function ColorSetting() {
  const { primaryColor } = useSettings()
  const change = useSettingsStore((state) => state.change)
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.label}>{m.shell_settings_color()}</legend>
      {primaryColorNames.map((color) => (
        <label key={color} className={classes.color} title={names[color]()}>
          <input
            type="radio"
            name="primary-color"
            className="sw-visually-hidden"
            checked={color === primaryColor}
            aria-label={names[color]()}
            onChange={() => change({ primaryColor: color })}
          />
          <span style={{ backgroundColor: primaryColors[color][7] }}>
            {color === primaryColor && <IconCheck size={16} stroke={2.4} aria-hidden />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
