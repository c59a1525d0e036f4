import { formatInteger, m } from '@slipway/messages'
import type { TaxedState } from '@slipway/sdk/token/types'

/** Tells who is about to open trading whose purchases are frozen: not everybody sells at once. */
export function KillBlocks({ taxed }: { taxed: TaxedState | undefined }) {
  const count = taxed?.launch.killBlocks ?? 0
  return count > 0 && <p>{m.console_launch_kill_text({ count: formatInteger(count) })}</p>
}
