import { getLocale, isLocale, m, setLocale } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { languageNames } from './language-names.ts'

/** Both languages by their own names; choosing one reloads the page in it. */
export function LanguageSwitch() {
  return (
    <SegmentedControl
      fullWidth
      aria-label={m.shell_language()}
      value={getLocale()}
      onChange={(value) => {
        if (isLocale(value)) setLocale(value)
      }}
      data={languageNames.map(({ value, label }) => ({ value, label }))}
    />
  )
}
