import { formatTime, m } from '@slipway/messages'
import { membershipStateAt } from '@slipway/sdk/vip/vip-math'
import { IconCrown } from '@tabler/icons-react'
import { useChainEntry } from './use-chain-entry.ts'
import classes from './vip-mark.module.css'

/** A crown for members, in the colour of a warning when the membership ends soon; nothing for everybody else. */
export default function VipMark() {
  const { vip } = useChainEntry()
  const state = vip && membershipStateAt(vip, vip.readAt)
  if (!vip || (state !== 'member' && state !== 'ending')) return null
  const time = formatTime(vip.expiresAt)
  const label = state === 'ending' ? m.vip_badge_ending({ time }) : m.vip_badge_until({ time })
  return (
    <span className={classes.mark} data-state={state} role="img" aria-label={label} title={label}>
      <IconCrown size={15} stroke={1.8} aria-hidden />
      <span className={classes.word}>{m.vip_badge()}</span>
    </span>
  )
}
