import { ActionIcon, Menu } from '@mantine/core'
import { getLocale, m, setLocale } from '@slipway/messages'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { languageNames } from './language-names.ts'

/** The language switch of the header. Choosing one reloads the page in it. */
export function LanguageMenu() {
  const current = getLocale()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={m.shell_language()}>
          <IconLanguage size={19} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {languageNames.map(({ value, label }) => (
          <Menu.Item
            key={value}
            lang={value}
            aria-current={value === current || undefined}
            rightSection={value === current ? <IconCheck size={15} aria-hidden /> : undefined}
            onClick={() => setLocale(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
