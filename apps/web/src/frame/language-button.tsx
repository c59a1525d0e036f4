import { ActionIcon } from '@mantine/core'
import { getLocale, m, setLocale } from '@slipway/messages'
import { languageNames } from './language-names.ts'

/** The language switch of the header: offers the next language by its own name and reloads in it. */
export function LanguageButton() {
  const index = languageNames.findIndex(({ value }) => value === getLocale())
  const next = languageNames[(index + 1) % languageNames.length]
  if (!next) return null
  return (
    <ActionIcon
      w="auto"
      px={8}
      fz={14}
      fw={530}
      // Starts with what is seen, so that who says it aloud reaches it.
      aria-label={`${next.short}, ${m.shell_language()}: ${next.label}`}
      onClick={() => setLocale(next.value)}
    >
      <span lang={next.value}>{next.short}</span>
    </ActionIcon>
  )
}
