import { Button, Modal } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { listTypedNames } from '../names/typed-names.ts'
import { CheckStatus } from './check-status.tsx'
import { ConnectButton } from './connect-button.tsx'
import { countPartlyDone } from './count-partly-done.ts'
import { FlowProgress } from './flow-progress.tsx'
import { FlowSteps } from './flow-steps.tsx'
import { FlowStopped } from './flow-stopped.tsx'
import { labelOf } from './label-of.ts'
import classes from './review.module.css'
import type { ReviewChange } from './review-changes.ts'
import { ReviewContent } from './review-content.tsx'
import { ReviewCost } from './review-cost.tsx'
import type { ShownPlan } from './shown-plan.ts'
import { UnderwayNotice } from './underway-notice.tsx'
import { UnkeptNotice } from './unkept-notice.tsx'
import { type Flow, type FlowView, useFlow } from './use-flow.ts'

const sideText = (text: string | null) => text ?? m.transaction_changed_none()

/** What has changed on chain since the visitor confirmed: the new terms are above, and are confirmed again. */
function ChangesNotice({ changes }: { changes: readonly ReviewChange[] }) {
  if (changes.length === 0) return null
  return (
    <NoticeBox tone="warn" role="alert" title={m.transaction_changed_title()}>
      {m.transaction_changed()}
      <ul className={classes.changes}>
        {changes.map(({ label, before, now }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one label; the list never changes.
          <li key={at}>
            {m.transaction_changed_line({ label, before: sideText(before), now: sideText(now) })}
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}

type ReviewView = Extract<FlowView, { phase: 'checking' | 'review' }>

/** The button that goes on, given what the rehearsal found. */
function NextButton({ flow, view }: { flow: Flow; view: ReviewView }) {
  const { connector } = useConnection()
  const label = view.plan.review.confirmLabel
  if (view.phase === 'checking') return <Button disabled>{label}</Button>
  if (view.check.ok) return <Button onClick={flow.confirm}>{label}</Button>
  if (view.check.problem.code === 'no_wallet') return <ConnectButton />
  if (view.check.problem.code === 'wrong_chain')
    // A Safe lives on its network and cannot be moved.
    return connector?.type === 'safe' ? null : (
      <Button onClick={flow.switchChain}>
        {m.transaction_switch_chain({ chain: activeChain.name })}
      </Button>
    )
  return <Button onClick={flow.recheck}>{m.transaction_check_again()}</Button>
}

/** The account behind each typed name, in full. */
const namedParties = (input: unknown) =>
  listTypedNames(input).map(({ name, address }) => ({ label: name, value: address, address }))

function Review({ flow, view }: { flow: Flow; view: ReviewView }) {
  const { definition, input, review, units } = view.plan
  const check = view.phase === 'review' ? view.check : null
  const earlier = view.phase === 'review' ? view.earlier : null
  const lookedFor = view.phase === 'checking' ? view.lookedFor : undefined
  return (
    <div className={classes.body}>
      <ReviewContent
        review={{ ...review, facts: [...namedParties(input), ...review.facts] }}
        stepCount={definition.steps(input).length}
        permitCount={view.plan.permits.length}
      />
      {view.phase === 'review' && view.changes && <ChangesNotice changes={view.changes} />}
      <UnkeptNotice />
      <UnderwayNotice act={{ ...labelOf(view.plan), input }} own={lookedFor ?? earlier?.id} />
      {check && <ReviewCost chain={activeChain} check={check} />}
      {earlier && <FlowSteps state={earlier} goal={review.title} isStopped />}
      <CheckStatus
        chain={activeChain}
        check={check}
        isLooking={lookedFor !== undefined}
        units={units}
        isPartly={earlier !== null && countPartlyDone(earlier) > 0}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={flow.close}>
          {m.transaction_back()}
        </Button>
        <NextButton flow={flow} view={view} />
      </div>
    </div>
  )
}

/** A wallet was connected while the review was open: the rehearsal is run for it. */
function useRecheckOnWalletChange(flow: Flow) {
  const { address, chainId } = useConnection()
  const isReviewing = flow.view.phase === 'review'
  const wallet = `${address}:${chainId}`
  const checkedWallet = useRef(wallet)
  useEffect(() => {
    if (checkedWallet.current === wallet) return
    checkedWallet.current = wallet
    if (isReviewing) flow.recheck()
  }, [wallet, isReviewing, flow])
}

interface ReviewDialogProps {
  plan: ShownPlan
  onDone: (state: FlowState, plan: ShownPlan) => void
  onIndexed?: () => void
  onClose: () => void
}

/** The step between a form and the wallet, for every transaction of the product. Loaded when a form is submitted. */
export default function ReviewDialog({ plan, onDone, onIndexed, onClose }: ReviewDialogProps) {
  const [undo, setUndo] = useState<ShownPlan>()
  const flow = useFlow(
    undo ? { plan: undo, onDone: () => {}, onClose } : { plan, onDone, onIndexed, onClose },
  )
  const { view } = flow
  useRecheckOnWalletChange(flow)
  const status = view.phase === 'running' ? view.state?.status : undefined
  const isAsking = view.phase === 'running' && status !== 'pending' && status !== 'proposed'
  return (
    <Modal
      opened
      onClose={flow.close}
      size={640}
      title={view.plan.review.title}
      closeOnClickOutside={false}
      closeOnEscape={!isAsking}
    >
      <ReturnFocus />
      {(view.phase === 'checking' || view.phase === 'review') && <Review flow={flow} view={view} />}
      {view.phase === 'running' && (
        <FlowProgress plan={view.plan} state={view.state} onBackground={flow.close} />
      )}
      {view.phase === 'stopped' && (
        <FlowStopped
          plan={view.plan}
          state={view.state}
          problem={view.problem}
          units={view.plan.units}
          onRetry={flow.confirm}
          onClose={flow.close}
          onUndo={setUndo}
        />
      )}
    </Modal>
  )
}
