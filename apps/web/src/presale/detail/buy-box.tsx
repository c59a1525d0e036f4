import { formatTime, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { type ReactNode, Suspense } from 'react'
import type { Address } from 'viem'
import { lazyPart } from '../../shell/lazy-part.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { calculateTokensForOne } from '../sale/sale-numbers.ts'
import { entryTime } from '../sale/sale-phases.ts'
import { exitFeeText, exitTermsOf } from './exit-terms.ts'
import { chooseListed, mayUseList } from './listed-slot.ts'
import { calculateRoom } from './read-contribution.ts'
import type { SaleAct, SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'
import classes from './side.module.css'
import { SlotState } from './slot-state.tsx'
import { useListedSlot } from './use-listed-slot.ts'

const BuyForm = lazyPart(() => import('./buy-form.tsx'))

interface BuyBoxProps {
  view: SaleView
  act: SaleAct | undefined
  inviter: Address | undefined
  onDropInviter: () => void
}

const rules = {
  free: m.sale_buy_rules_free,
  fee: () => m.sale_buy_rules({ fee: exitFeeText() }),
  closed: m.sale_buy_rules_closed,
} as const

function Rules({ view }: { view: SaleView }) {
  // Before the start what counts is the start: nobody pays in earlier.
  const now = Math.max(view.now, view.sale.terms.startTime)
  return <p className={classes.rules}>{rules[exitTermsOf({ sale: view.sale, now })]()}</p>
}

/** Why nothing can be paid in now; undefined when something can. */
function obstacleOf({ sale, status, my }: SaleView): string | undefined {
  if (status.label === 'coming')
    return m.sale_buy_coming({ time: formatTime(sale.terms.startTime) })
  if (status.label !== 'running') return m.sale_buy_over()
  if (my && calculateRoom(sale, my) === 0n)
    return my.contributed >= sale.terms.maxCurrency ? m.sale_buy_mine_full() : m.sale_buy_full()
  return undefined
}

/** Why this wallet cannot come in yet, or ever, by its place in the whitelist. */
function entryObstacle({ sale, now }: SaleView, level: number): string | undefined {
  const opens = entryTime(sale, level)
  if (opens === undefined) return m.sale_slot_never()
  return opens > now ? m.sale_slot_opens_at({ time: formatTime(opens) }) : undefined
}

/** The box in which one takes part: price, whitelist, amount, what one gets, and what can be undone. */
export function BuyBox({ view, act, inviter, onDropInviter }: BuyBoxProps) {
  const { sale, my, account } = view
  const listed = useListedSlot(sale, account, mayUseList(my))
  const slot = chooseListed(listed.data, my)
  const own = my && (my.slotStatus === 1 || my.slotStatus === 2) ? my.level : 0
  const level = slot?.level ?? own
  const { tokens } = saleAmounts(sale)
  const price = m.sale_buy_price({
    currency: sale.currency.symbol,
    tokens: tokens(calculateTokensForOne(sale.terms.presaleRate, sale.currency.decimals)),
  })
  const obstacle = obstacleOf(view)
  const entry = entryObstacle(view, level)
  // Beside the wallet's place in the list the same is said already.
  const isEntrySaid = account !== undefined && !listed.isLoading
  const done = act?.doneOf('presale_contribute')
  // Where everybody may come in, a place in the list needs no proof and stays unused.
  const isOpenToAll = (entryTime(sale, 0) ?? Number.POSITIVE_INFINITY) <= view.now
  const content = (): ReactNode => {
    if (obstacle) return <p className={classes.obstacle}>{obstacle}</p>
    if (entry) return isEntrySaid ? null : <p className={classes.obstacle}>{entry}</p>
    if (!account) return <ConnectButton fullWidth label={m.sale_buy_connect()} />
    if (!act || !my) return <div className={classes.pending} />
    return (
      <Suspense fallback={<div className={classes.pending} />}>
        <BuyForm
          act={act}
          my={my}
          slot={isOpenToAll ? undefined : slot}
          inviter={inviter}
          onDropInviter={onDropInviter}
        />
      </Suspense>
    )
  }
  return (
    <Panel
      title={sale.kind === 'private' ? m.sale_buy_title_private() : m.sale_buy_title()}
      description={price}
    >
      <div className={classes.stack}>
        {sale.terms.useWhiteList > 0 && (
          <SlotState
            view={view}
            level={level}
            slot={slot}
            isSearching={listed.isLoading}
            isUnreadable={listed.isError}
          />
        )}
        {/* The contribution that fills the sale closes its form, and has come in all the same. */}
        {done && (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        )}
        {content()}
        <Rules view={view} />
      </div>
    </Panel>
  )
}
