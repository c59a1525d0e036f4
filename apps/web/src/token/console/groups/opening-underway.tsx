import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { ConsoleAct } from '../console-act.ts'
import { isOpen, useTokenOpenings } from '../use-token-openings.ts'

/** Tells who is about to open trading that others wait for a batch opening to do it. */
export function OpeningUnderway({ act }: { act: Pick<ConsoleAct, 'token' | 'now'> }) {
  const { openings } = useTokenOpenings(act.token.address, undefined)
  if (!openings.some((opening) => opening.total > 0n && isOpen(opening, act.now))) return null
  return <NoticeBox tone="warn">{m.console_opening_underway()}</NoticeBox>
}
