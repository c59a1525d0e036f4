import { formatTime, m } from '@slipway/messages'
import { isFull } from '@slipway/sdk/presale/presale-math'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { InvitedLine } from '../../inviter/invited-line.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { calculateTokensForOne } from '../shared/presale-numbers.ts'
import { entryTime } from '../shared/presale-phases.ts'
import { exitClosedText, exitFeeText, exitTermsOf } from './exit-terms.ts'
import { chooseListed, mayUseList } from './listed-slot.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleContext, PresaleView } from './presale-context.ts'
import classes from './side.module.css'
import { SlotState } from './slot-state.tsx'
import { useListedSlot } from './use-listed-slot.ts'

const BuyForm = lazyPart(() => import('./buy-form.tsx'))

interface BuyBoxProps {
  view: PresaleView
  act: PresaleContext | undefined
  inviter: Address | undefined
  onDropInviter: () => void
}

const rules = {
  free: () => m.presale_buy_rules_free({ closed: exitClosedText() }),
  fee: () => m.presale_buy_rules({ fee: exitFeeText(), closed: exitClosedText() }),
  closed: () => m.presale_buy_rules_closed({ closed: exitClosedText() }),
  never: () => m.presale_buy_rules_never({ closed: exitClosedText() }),
} as const

function Rules({ view }: { view: PresaleView }) {
  // Before the start what counts is the start: nobody pays in earlier.
  const now = Math.max(view.now, view.presale.terms.startTime)
  return <p className={classes.rules}>{rules[exitTermsOf({ presale: view.presale, now })]()}</p>
}

/** Why nothing can be paid in now; undefined when something can. */
function obstacleOf({ presale, status, my }: PresaleView): string | undefined {
  if (status.label === 'coming')
    return m.presale_buy_coming({ time: formatTime(presale.terms.startTime) })
  if (status.label !== 'running') return m.presale_buy_over()
  if (my && my.contributed >= presale.terms.maxCurrency) return m.presale_buy_mine_full()
  return my && isFull(presale.kind, presale.terms, presale.state.total)
    ? m.presale_buy_full()
    : undefined
}

/** Whom a link names to a wallet that is new in a presale, before the start too; the form says it from then on. */
function EarlyInvited({ view, inviter, onDropInviter }: Omit<BuyBoxProps, 'act'>) {
  const { presale, status, my, account } = view
  const isNew = my === undefined || my.contributed === 0n
  const counts = status.label === 'coming' && presale.inviter.open && isNew
  if (!counts || !inviter || inviter === account) return null
  return <InvitedLine inviter={inviter} onDrop={onDropInviter} />
}

/** Why this wallet cannot come in yet, or ever, by its place in the whitelist. */
function entryObstacle({ presale, now }: PresaleView, level: number): string | undefined {
  const opens = entryTime(presale, level)
  if (opens === undefined) return m.presale_slot_never()
  return opens > now ? m.presale_slot_opens_at({ time: formatTime(opens) }) : undefined
}

/** The box in which one takes part: price, whitelist, amount, what one gets, and what can be undone. */
export function BuyBox({ view, act, inviter, onDropInviter }: BuyBoxProps) {
  const { presale, my, account } = view
  const listed = useListedSlot(presale, account, mayUseList(my))
  const slot = chooseListed(listed.data, my)
  const own = my && (my.slotStatus === 1 || my.slotStatus === 2) ? my.level : 0
  const level = slot?.level ?? own
  const { tokens } = presaleAmounts(presale)
  const price = m.presale_buy_price({
    currency: presale.currency.symbol,
    tokens: tokens(calculateTokensForOne(presale.terms.presaleRate, presale.currency.decimals)),
  })
  const obstacle = obstacleOf(view)
  const entry = entryObstacle(view, level)
  // Until both are read nothing is known of the wallet's place.
  const isSearching = listed.isLoading || (account !== undefined && !my)
  const done = act?.doneOf('presale_contribute')
  // Where everybody may come in, a place in the list needs no proof and stays unused.
  const isOpenToAll = (entryTime(presale, 0) ?? Number.POSITIVE_INFINITY) <= view.now
  const content = (): ReactNode => {
    if (obstacle) return <p className={classes.obstacle}>{obstacle}</p>
    // Beside the place of a connected wallet the same is said already.
    if (entry) return account ? null : <p className={classes.obstacle}>{entry}</p>
    if (!account) return <ConnectButton fullWidth label={m.presale_buy_connect()} />
    if (!act || !my) return <div className={classes.pending} />
    return (
      <LatePart pending={<div className={classes.pending} />}>
        <BuyForm
          act={act}
          my={my}
          slot={isOpenToAll ? undefined : slot}
          inviter={inviter}
          onDropInviter={onDropInviter}
        />
      </LatePart>
    )
  }
  return (
    <Panel
      title={presale.kind === 'private' ? m.presale_buy_title_private() : m.presale_buy_title()}
      description={price}
    >
      <div className={classes.stack}>
        {presale.terms.useWhiteList > 0 && (
          <SlotState
            view={view}
            level={level}
            slot={slot}
            isSearching={isSearching}
            isUnreadable={listed.isError}
          />
        )}
        {/* The contribution that fills the presale closes its form, and has come in all the same. */}
        {done && (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        )}
        {content()}
        <EarlyInvited {...{ view, inviter, onDropInviter }} />
        <Rules view={view} />
      </div>
    </Panel>
  )
}
