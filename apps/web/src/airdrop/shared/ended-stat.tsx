import { formatTime } from '@slipway/messages'
import { Stat } from '@slipway/ui/stat'
import { shortTime } from '../../form/short-time.ts'

/**
 * When an airdrop ended: the day large, the moment with its zone below it, which a phone would break in the middle.
 * @param at unix seconds
 */
export function EndedStat({ label, at }: { label: string; at: number }) {
  return <Stat label={label} value={shortTime(at)} note={formatTime(at)} />
}
