import { Button, Loader, Modal } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from '../../transaction/review.module.css'
import { ReviewContent } from '../../transaction/review-content.tsx'
import { SolanaCheck } from './solana-check.tsx'
import { SolanaCost } from './solana-cost.tsx'
import type { SolanaPlan } from './solana-plan.ts'
import { transactionFailureText } from './transaction-failure-text.ts'
import { type SolanaFlow, useSolanaFlow } from './use-solana-flow.ts'
import { useUnderway } from './use-underway.ts'

interface SolanaReviewProps {
  plan: SolanaPlan
  /** Told once the transaction is in a block. */
  onDone: () => void
  onClose: () => void
}

interface PartProps {
  plan: SolanaPlan
  flow: SolanaFlow
  onClose: () => void
}

function Review({ plan, flow, onClose }: PartProps) {
  const { view } = flow
  const { review, chain, request } = plan
  const act = { ...plan, chainId: chain.chainId, account: request.payer.address }
  const isUnderway = useUnderway(act)
  const failure = view.phase === 'review' ? view.failure : undefined
  const isRunning = view.phase === 'checking'
  return (
    <div className={classes.body}>
      <ReviewContent review={review} stepCount={1} permitCount={0} />
      {view.phase === 'review' && view.rehearsal && (
        <SolanaCost plan={plan} rehearsal={view.rehearsal} />
      )}
      {isUnderway && (
        <NoticeBox tone="warn" role="status" title={m.transaction_underway()}>
          {m.transaction_underway_text({ status: m.transaction_status_pending() })}
        </NoticeBox>
      )}
      <SolanaCheck chain={chain} isRunning={isRunning} failure={failure} kind={plan.kind} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.transaction_back()}
        </Button>
        {failure ? (
          <Button onClick={flow.recheck}>{m.transaction_check_again()}</Button>
        ) : (
          <Button disabled={isRunning} onClick={flow.confirm}>
            {review.confirmLabel}
          </Button>
        )}
      </div>
    </div>
  )
}

function Stopped({ plan, flow, onClose }: PartProps) {
  if (flow.view.phase !== 'stopped') return null
  const { title, text } = transactionFailureText(flow.view.failure, plan.chain, plan.kind)
  return (
    <div className={classes.body}>
      <div className={classes.status} data-tone="warn" role="alert">
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.transaction_close()}
        </Button>
        <Button onClick={flow.confirm}>{m.transaction_try_again()}</Button>
      </div>
    </div>
  )
}

/** The step between a form and the wallet, for every transaction on Solana. Loaded when a form is submitted. */
export default function SolanaReview({ plan, onDone, onClose }: SolanaReviewProps) {
  const flow = useSolanaFlow(plan, () => {
    onDone()
    onClose()
  })
  const { phase } = flow.view
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={plan.review.title}
      closeOnClickOutside={false}
      closeOnEscape={phase !== 'signing'}
      withCloseButton={phase !== 'signing'}
    >
      <ReturnFocus />
      {(phase === 'checking' || phase === 'review') && (
        <Review plan={plan} flow={flow} onClose={onClose} />
      )}
      {(phase === 'signing' || phase === 'sent') && (
        <SolanaProgress
          title={plan.review.title}
          isSent={phase === 'sent'}
          onBackground={onClose}
        />
      )}
      {phase === 'stopped' && <Stopped plan={plan} flow={flow} onClose={onClose} />}
    </Modal>
  )
}

interface SolanaProgressProps {
  title: string
  isSent: boolean
  onBackground: () => void
}

/** A transaction under way: what the visitor has to do now, and what comes next. */
function SolanaProgress({ title, isSent, onBackground }: SolanaProgressProps) {
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
