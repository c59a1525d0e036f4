import { m } from '@slipway/messages'
import { ConfirmedButton } from '../../core/confirmed-button.tsx'

/** Ends a search of hours and deletes it, once that is confirmed. */
export function EndSearch({ onConfirm }: { onConfirm: () => void }) {
  return (
    <ConfirmedButton
      variant="subtle"
      color="gray"
      label={m.tools_search_clear()}
      question={m.tools_search_clear_title()}
      text={m.tools_search_clear_text()}
      onConfirm={onConfirm}
    />
  )
}
