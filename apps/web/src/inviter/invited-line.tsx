import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import classes from './invited-line.module.css'

interface InvitedLineProps {
  /** Whom a link names. */
  inviter: string
  onDrop: () => void
}

/** Who is rewarded for the first contribution to a presale, and the way to do without. */
export function InvitedLine({ inviter, onDrop }: InvitedLineProps) {
  return (
    <p className={classes.root}>
      <span title={inviter}>{m.presale_buy_invited({ inviter: shortenAddress(inviter) })}</span>
      <Button size="compact-xs" variant="subtle" onClick={onDrop}>
        {m.presale_buy_invited_drop()}
      </Button>
    </p>
  )
}
