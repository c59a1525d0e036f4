import { m } from '@slipway/messages'
import { calculateOpeningStatus } from '@slipway/sdk/token/launch/get-opening'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { ConsoleAct } from '../console-act.ts'
import { useTokenOpening } from '../use-token-opening.ts'

/** Tells who is about to open trading that others wait for a batch opening to do it. */
export function OpeningUnderway({ act }: { act: Pick<ConsoleAct, 'token' | 'now'> }) {
  const { found } = useTokenOpening(act.token.address, undefined)
  if (!found || found.opening.total === 0n) return null
  const status = calculateOpeningStatus(found.opening, act.now)
  if (status !== 'collecting' && status !== 'waiting') return null
  return <NoticeBox tone="warn">{m.console_opening_underway()}</NoticeBox>
}
