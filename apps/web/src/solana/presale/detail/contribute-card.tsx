import { formatBps, formatTime, joinSentences, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { isFull } from '@slipway/sdk/solana/presale/presale-math'
import { AmountField } from '@slipway/ui/amount-field'
import { useActionForm } from '../../../action/use-action-form.ts'
import { boundsRule } from '../../../form/contribution-bounds.ts'
import { InvitedLine } from '../../../inviter/invited-line.tsx'
import { ActionCard } from '../../console/action-card.tsx'
import { useUnderway } from '../../flow/use-underway.ts'
import { amountOf } from '../../lock/lock-texts.ts'
import { OwnAccountNotice } from '../../network/own-account-notice.tsx'
import type { BuyerState, PresaleView } from '../types.ts'
import { levelNeeded } from './admission.ts'
import classes from './detail.module.css'
import { exitSentence } from './exit-terms.ts'
import { ListNotice } from './list-notice.tsx'
import type { PresaleActs } from './presale-act.ts'
import { fairLabel, releaseText, solOf } from './presale-texts.ts'
import { type Contribution, calculateMost, readContribution } from './read-contribution.ts'
import { TokenNotes } from './token-panel.tsx'
import { type ListedPlaceHandle, useListedPlace } from './use-listed-place.ts'
import { useNamedInviter } from './use-named-inviter.ts'

interface ContributeProps {
  view: PresaleView
  acts: PresaleActs
  state: BuyerState
  account: string
  /** Inviter of the link. */
  given: string | undefined
}

function Gets({ view, gained }: { view: PresaleView; gained: Contribution }) {
  const { chain, presale, token } = view
  const isFair = presale.kind === 'fair'
  const { tokens, excess, kept, amount } = gained
  const label = isFair
    ? fairLabel(presale, kept, {
        reached: m.presale_buy_gets_fair,
        missed: m.presale_buy_gets_fair_soft,
      })
    : m.presale_buy_gets()
  return (
    <div className={classes.gets} role="status">
      <span>{label}</span>
      <strong>{amountOf(token, tokens)}</strong>
      {excess > 0n && <span>{m.presale_buy_gets_fair_back({ amount: solOf(chain, excess) })}</span>}
      <small>{isFair ? m.presale_buy_gets_fair_note() : releaseText(presale)}</small>
      {kept < amount && (
        <small>{m.solpresalepage_buy_kept_part({ amount: solOf(chain, kept) })}</small>
      )}
      {token.isTaxed && (
        <small>{m.solpresalepage_buy_taxed({ tax: formatBps(token.transferFeeBps) })}</small>
      )}
    </div>
  )
}

/** Why nobody, or not this wallet, can contribute now; undefined where it can. */
function idleText(view: PresaleView, state: BuyerState, list: ListedPlaceHandle) {
  const { presale, status, now } = view
  if (status.label === 'coming') return m.presale_buy_coming({ time: formatTime(presale.startAt) })
  if (status.label !== 'running') return m.presale_buy_over()
  if ((state.buyer?.contributed ?? 0n) >= presale.maxContribution) return m.presale_buy_mine_full()
  if (isFull(presale)) return m.presale_buy_full()
  const needed = levelNeeded(presale, now)
  const isAdmitted = needed === 0 || (list.place !== undefined && list.place.level <= needed)
  return isAdmitted ? undefined : m.solpresalepage_buy_not_yours()
}

/** Amount in, tokens out. */
export function ContributeCard({ view, acts, state, account, given }: ContributeProps) {
  const { chain, presale, token, status, now } = view
  const { symbol, decimals } = chain.nativeCurrency
  const money = (lamports: bigint) => solOf(chain, lamports)
  const list = useListedPlace(view, account)
  const listed = levelNeeded(presale, now) > 0 ? list.place : undefined
  const { inviter, drop } = useNamedInviter(view, { state, account, given })
  const form = useActionForm(
    { symbol: token.symbol, decimals: token.decimals },
    { amount: '' },
    ({ amount }: Readonly<Record<'amount', string>>) => readContribution(amount, view, state),
    (gained) =>
      acts.open('contribute', {
        ...{ kind: 'contribute', gained, state },
        ...(listed && { listed }),
        ...(inviter && { inviter }),
      }),
  )
  const most = calculateMost(view, state)
  const isComing = status.label === 'coming'
  const rules = (
    <>
      {inviter && <InvitedLine inviter={inviter} onDrop={drop} />}
      {/* Before the start what counts is the start: nobody pays in earlier. */}
      <p className={classes.muted}>
        {joinSentences([
          m.solpresalepage_buy_rules(),
          exitSentence(presale, Math.max(now, presale.startAt)),
        ])}
      </p>
    </>
  )
  const isUnderway = useUnderway({
    ...{ kind: 'presale_contribute', chainId: chain.chainId, account },
    presale: presale.address,
  })
  // After a reload nothing else says that it may still come in.
  const underway = isUnderway
    ? m.transaction_underway_text({ status: m.transaction_status_pending() })
    : undefined
  return (
    <ActionCard
      actions={acts.review}
      acts={['contribute']}
      title={m.presale_buy_title()}
      text={
        presale.kind === 'fair' ? m.solpresalepage_buy_text_fair() : m.solpresalepage_buy_text()
      }
      doneText={m.solpresalepage_buy_done()}
      idle={underway ?? idleText(view, state, list)}
      submit={m.presale_buy_button()}
      fact={
        <>
          {presale.whitelistMode !== 'none' && (
            <div className={classes.stack} aria-live="polite">
              <ListNotice view={view} list={list} />
            </div>
          )}
          {/* Whoever came by a link before the start reads already who invited, and what leaving will cost. */}
          {isComing && rules}
        </>
      }
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <OwnAccountNotice
        {...{ chain, token, account }}
        texts={{ given: m.solpresalepage_buy_given(), frozen: m.solpresalepage_buy_frozen() }}
      />
      {token.isTaxed && <TokenNotes view={view} />}
      <AmountField
        label={m.presale_buy_amount()}
        rule={boundsRule({ min: presale.minContribution, max: presale.maxContribution }, money)}
        withAsterisk
        unit={symbol}
        {...(most > 0n && { onMaximum: () => form.set('amount', formatUnits(most, decimals)) })}
        {...form.inputProps('amount')}
      />
      <p className={classes.muted}>{m.presale_buy_balance({ balance: money(state.balance) })}</p>
      {form.reading.ok && <Gets view={view} gained={form.reading.params} />}
      {rules}
    </ActionCard>
  )
}
