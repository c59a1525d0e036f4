import { formatBps, formatTime, m } from '@slipway/messages'
import {
  calculateAllocation,
  calculateClaim,
  calculateExitFee,
  calculateReleasedBps,
} from '@slipway/sdk/solana/presale/presale-math'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import type { FormEvent } from 'react'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf } from '../../lock/lock-texts.ts'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { exitClosedNote, exitClosesAt, exitFeeText } from './exit-terms.ts'
import type { PresaleAct, PresaleActs } from './presale-act.ts'
import { presalePoints } from './presale-points.ts'
import { fairLabel, solOf } from './presale-texts.ts'
import { useOffered } from './use-offered.ts'

interface CardProps {
  view: PresaleView
  acts: PresaleActs
}

interface BuyerProps extends CardProps {
  buyer: SolanaPresaleBuyer
}

const submit =
  ({ open }: PresaleActs, act: PresaleAct) =>
  (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open(act.kind, act)
  }

/** What the connected wallet has in the presale. */
export function MinePanel({
  view,
  buyer,
}: {
  view: PresaleView
  buyer: SolanaPresaleBuyer | null
}) {
  const { chain, presale, token, status } = view
  if (!buyer)
    return (
      <Panel title={m.presale_mine_title()}>
        <p className={classes.muted}>{m.presale_mine_nothing()}</p>
      </Panel>
    )
  const { contributed, exitFee, claimed, returned } = buyer
  if (contributed + exitFee === 0n)
    return (
      <Panel title={m.presale_mine_title()}>
        <p className={classes.muted}>{m.presale_mine_no_contribution()}</p>
      </Panel>
    )
  const { tokens, excess } = calculateAllocation(presale, contributed)
  // Until its end every contribution moves everybody's part; after it the parts are settled.
  const isMoving = presale.kind === 'fair' && status.label === 'running'
  const label = isMoving
    ? fairLabel(presale, 0n, {
        reached: m.presale_mine_allocation_now,
        missed: m.presale_mine_allocation_soft,
      })
    : m.presale_mine_allocation()
  return (
    <Panel title={m.presale_mine_title()}>
      <KeyValueList>
        <KeyValue label={m.presale_mine_contributed()}>{solOf(chain, contributed)}</KeyValue>
        {status.label !== 'canceled' && (
          <KeyValue label={label} emphasis="strong">
            {amountOf(token, tokens)}
          </KeyValue>
        )}
        {excess > 0n && status.label !== 'canceled' && (
          <KeyValue label={returned < excess ? m.presale_mine_excess() : m.presale_mine_returned()}>
            {solOf(chain, excess)}
          </KeyValue>
        )}
        {status.label === 'finished' && (
          <KeyValue label={m.presale_mine_claimed()}>{amountOf(token, claimed)}</KeyValue>
        )}
        {exitFee > 0n && (
          <KeyValue label={m.presale_mine_exit_fee()}>{solOf(chain, exitFee)}</KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}

/** The way out of a presale that is open. */
export function LeaveCard({ view, acts, buyer }: BuyerProps) {
  const { chain, presale, now } = view
  const fee = calculateExitFee(presale, buyer.contributed)
  const closesAt = exitClosesAt(presale)
  const isClosed = now >= closesAt
  return (
    <ActionCard
      actions={acts.review}
      acts={['leave']}
      title={m.presale_refund_title()}
      text={
        presale.termsChanged
          ? m.presale_refund_text_free()
          : m.solpresalepage_leave_text({ fee: exitFeeText() })
      }
      doneText={m.solpresalepage_leave_done()}
      idle={isClosed ? exitClosedNote(presale) : undefined}
      fact={
        !isClosed &&
        buyer.contributed > 0n && (
          <KeyValueList>
            {fee > 0n && <KeyValue label={m.presale_refund_fee()}>{solOf(chain, fee)}</KeyValue>}
            <KeyValue label={m.presale_refund_receive()} emphasis="strong">
              {solOf(chain, buyer.contributed - fee)}
            </KeyValue>
            <KeyValue label={m.solpresalepage_leave_until()}>{formatTime(closesAt)}</KeyValue>
          </KeyValueList>
        )
      }
      onSubmit={submit(acts, { kind: 'leave', buyer })}
    />
  )
}

/** Everything back, of a presale that failed; who only invited, or left for nothing, has but a deposit there. */
export function RefundCard({
  view,
  acts,
  buyer,
}: CardProps & { buyer: SolanaPresaleBuyer | null }) {
  const money = buyer ? buyer.contributed + buyer.exitFee : 0n
  const isDeposit = useOffered(buyer !== null && money === 0n, buyer !== null)
  const hasLeft = useOffered(buyer !== null && buyer.contributed === 0n, buyer !== null)
  const text = hasLeft ? m.solpresalepage_refund_text_left() : m.solpresalepage_refund_text()
  return (
    <ActionCard
      actions={acts.review}
      acts={['refund']}
      title={isDeposit ? m.solpresalepage_claim_left_title() : m.presale_refund_title_free()}
      text={isDeposit ? m.solpresalepage_refund_text_deposit() : text}
      doneText={m.solpresalepage_refund_done()}
      idle={buyer ? undefined : m.presale_mine_nothing()}
      fact={
        money > 0n && (
          <KeyValueList>
            <KeyValue label={m.presale_refund_receive()} emphasis="strong">
              {solOf(view.chain, money)}
            </KeyValue>
          </KeyValueList>
        )
      }
      onSubmit={(event) => {
        event.preventDefault()
        if (buyer) acts.open('refund', { kind: 'refund', wallet: buyer.wallet })
      }}
    />
  )
}

/** What is free now of a wallet's tokens, and what later. */
function ClaimFacts({ view, buyer }: Omit<BuyerProps, 'acts'>) {
  const { chain, presale, token, now } = view
  const due = calculateClaim(presale, buyer, now)
  const released = calculateReleasedBps(presale, now)
  const all = calculateAllocation(presale, buyer.contributed).tokens
  const next = presalePoints(presale).find(({ at }) => at > now)
  const nextTokens = next ? (all * BigInt(next.share)) / 10_000n - (all * released) / 10_000n : 0n
  return (
    <KeyValueList>
      <KeyValue label={m.solpresalepage_claim_now()} emphasis="strong">
        {amountOf(token, due.tokens)}
      </KeyValue>
      {due.excess > 0n && (
        <KeyValue label={m.presale_claim_review_excess()}>{solOf(chain, due.excess)}</KeyValue>
      )}
      <KeyValue label={m.solpresalepage_claim_released()}>
        {formatBps(Number(released))} {m.presale_claim_of({ amount: amountOf(token, all) })}
      </KeyValue>
      <KeyValue label={m.solpresalepage_claim_later()}>
        {amountOf(token, all - buyer.claimed - due.tokens)}
      </KeyValue>
      {next && (
        <KeyValue label={m.solpresalepage_claim_next()} help={formatTime(next.at)}>
          {amountOf(token, nextTokens)}
        </KeyValue>
      )}
    </KeyValueList>
  )
}

/** Why nothing is claimed now; undefined where something is. */
function claimIdle({ presale, now }: PresaleView, buyer: SolanaPresaleBuyer | null) {
  if (!buyer) return m.presale_claim_all()
  const due = calculateClaim(presale, buyer, now)
  const released = calculateReleasedBps(presale, now)
  const isLast = released === BigInt(solanaPresaleLimits.wholeBps) || buyer.contributed === 0n
  return due.tokens > 0n || due.excess > 0n || isLast
    ? undefined
    : m.solpresalepage_refused_nothing_claim()
}

/** The tokens of a finished presale, in steps; of who has left, the deposit. */
export function ClaimCard({ view, acts, buyer }: CardProps & { buyer: SolanaPresaleBuyer | null }) {
  const hasLeft = useOffered(buyer?.contributed === 0n, buyer !== null)
  return (
    <ActionCard
      actions={acts.review}
      acts={['claim']}
      title={hasLeft ? m.solpresalepage_claim_left_title() : m.presale_claim_title()}
      text={hasLeft ? m.solpresalepage_claim_left_text() : m.solpresalepage_claim_text()}
      doneText={m.solpresalepage_claim_done()}
      idle={claimIdle(view, buyer)}
      fact={buyer && !hasLeft && <ClaimFacts view={view} buyer={buyer} />}
      onSubmit={(event) => {
        event.preventDefault()
        if (buyer) acts.open('claim', { kind: 'claim', wallet: buyer.wallet })
      }}
    />
  )
}
