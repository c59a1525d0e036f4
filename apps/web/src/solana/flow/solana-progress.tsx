import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from '../../transaction/review.module.css'

interface SolanaProgressProps {
  title: string
  isSent: boolean
  onBackground: () => void
}

/** A transaction under way: what the visitor has to do now, and what comes next. */
export function SolanaProgress({ title, isSent, onBackground }: SolanaProgressProps) {
  return (
    <div className={classes.progress} role="status">
      <Loader size={32} aria-hidden />
      <h3>{isSent ? m.transaction_progress_mining() : m.transaction_progress_signing()}</h3>
      <p>{isSent ? m.transaction_progress_mining_text() : m.solana_signing_text()}</p>
      <ol className={classes.stations} aria-label={title} data-count={2}>
        <li data-state={isSent ? 'done' : 'now'}>{m.transaction_progress_signed()}</li>
        <li data-state={isSent ? 'now' : 'later'}>{m.transaction_progress_mined()}</li>
      </ol>
      {isSent && (
        <Button variant="default" onClick={onBackground}>
          {m.transaction_progress_background()}
        </Button>
      )}
    </div>
  )
}
