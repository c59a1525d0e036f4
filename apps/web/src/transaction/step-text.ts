import { m } from '@slipway/messages'

/** Steps on the way to a flow's goal, by the beginning of their names; parts of a list are counted. */
const preparations: readonly (readonly [RegExp, (number: number) => string])[] = [
  [/^approve-all$/, () => m.transaction_step_approve_all()],
  [/^approve-\d+$/, () => m.transaction_step_approve()],
  [/^set-launcher$/, () => m.transaction_step_launcher()],
  [/^activate-slot$/, () => m.transaction_step_slot()],
  [/^whitelist-root$/, () => m.transaction_step_whitelist()],
  [/^whitelist-(\d+)$/, (number) => m.transaction_step_whitelist_part({ number })],
  [/^open-inviter$/, () => m.transaction_step_inviter()],
  [/^lock-list-(\d+)$/, (number) => m.transaction_step_part({ number })],
  [/^prepared-(\d+)$/, (number) => m.transaction_step_call({ number })],
  [/^undo-(\d+)$/, (number) => m.transaction_step_call({ number })],
]

/** What one step of a flow does. @param goal what the flow is for: the name of every other step. */
export function stepText(id: string, goal: string): string {
  for (const [pattern, text] of preparations) {
    const match = pattern.exec(id)
    if (match) return text(Number(match[1] ?? 0) + 1)
  }
  return goal
}
