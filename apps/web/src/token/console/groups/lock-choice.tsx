import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'

export type LockKind = 'lock' | 'forever' | 'burn'

const titles = {
  lock: { title: m.console_lock_until, text: m.console_lock_until_text },
  forever: { title: m.console_lock_forever, text: m.console_lock_forever_text },
  burn: { title: m.console_lock_burn, text: m.console_lock_burn_text },
} as const

interface LockChoiceProps<Kind extends LockKind> {
  kinds: readonly Kind[]
  value: Kind
  onChange: (kind: Kind) => void
}

/** What becomes of liquidity tokens. */
export function LockChoice<Kind extends LockKind>({
  kinds,
  value,
  onChange,
}: LockChoiceProps<Kind>) {
  return (
    <ChoiceCards<Kind>
      label={m.console_lock_choice()}
      choices={kinds.map((kind) => ({
        value: kind,
        title: titles[kind].title(),
        text: titles[kind].text(),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
