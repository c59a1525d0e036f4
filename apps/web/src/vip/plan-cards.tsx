import { Button } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import type { CreationFee, FeeTool, VipPlan } from '@slipway/sdk/vip/types'
import {
  calculateBreakEven,
  calculateDayPrice,
  calculateExpiry,
  membershipStateAt,
} from '@slipway/sdk/vip/vip-math'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { FormContext } from '../action/form-context.ts'
import { useNewest } from '../action/use-newest.ts'
import { useOpenReview } from '../action/use-open-review.ts'
import { activeChain } from '../core/active-chain.ts'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import { ConnectButton } from '../transaction/connect-button.tsx'
import { preparePayment } from './load-payment.ts'
import classes from './vip.module.css'
import { daysText, type VipView } from './vip-view.ts'

const things: Readonly<Record<FeeTool, () => string>> = {
  token: m.vip_thing_token,
  presale: m.vip_thing_presale,
  airdrop: m.vip_thing_airdrop,
  staking: m.vip_thing_staking,
  nft: m.vip_thing_nft,
}

/** What a tool creates, inside a sentence. */
const thingText = (tool: FeeTool): string => things[tool]()

interface PlanCardProps {
  plan: VipPlan
  view: VipView
  act: FormContext
}

/** From how many creations on a plan pays, by the dearest fee that it saves. */
function BreakEven({ plan, dearest }: { plan: VipPlan; dearest: CreationFee | undefined }) {
  const count = dearest && calculateBreakEven(plan.priceWei, dearest.feeWei)
  if (!count) return null
  const fee = nativeAmount(dearest.feeWei)
  return <p>{m.vip_even({ count, thing: thingText(dearest.tool), fee })}</p>
}

function PlanCard({ plan, view, act }: PlanCardProps) {
  const { account, membership, now, contracts } = view
  const opening = useOpenReview(act)
  const newest = useNewest(plan)
  const isRenewal = membership !== undefined && membershipStateAt(membership, now) !== 'none'
  const days = daysText(plan.days)
  const label = isRenewal ? m.vip_renew_plan({ days }) : m.vip_buy_plan({ days })
  return (
    <li className={classes.plan}>
      <h3>{days}</h3>
      <p className={classes.price}>{nativeAmount(plan.priceWei)}</p>
      <div className={classes.worth}>
        <p>{m.vip_day_price({ amount: nativeAmount(calculateDayPrice(plan), 'up') })}</p>
        <BreakEven plan={plan} dearest={view.savings[0]} />
      </div>
      {membership && (
        <p className={classes.expiry}>
          {m.vip_new_expiry({
            time: formatTime(calculateExpiry(membership.expiresAt, plan.days, now)),
          })}
        </p>
      )}
      {opening.problem && (
        <NoticeBox tone="warn" role="alert">
          {opening.problem}
        </NoticeBox>
      )}
      {account ? (
        <Button
          aria-label={label}
          loading={opening.isPreparing}
          onClick={() =>
            void opening.open(
              () => preparePayment({ contracts, plan, account, user: account }),
              () => preparePayment({ contracts, plan: newest.current, account, user: account }),
            )
          }
        >
          {isRenewal ? m.vip_renew() : m.vip_buy()}
        </Button>
      ) : (
        <ConnectButton />
      )}
    </li>
  )
}

/** The plans that can be bought, with what each comes to. */
export function PlanCards({ view, act }: { view: VipView; act: FormContext }) {
  return (
    <Panel title={m.vip_plans()} description={m.vip_plans_text()}>
      {view.plans.length === 0 ? (
        <p className={classes.muted}>{m.vip_plans_none({ chain: activeChain.name })}</p>
      ) : (
        <ul className={classes.plans}>
          {view.plans.map((plan) => (
            <PlanCard key={plan.index} plan={plan} view={view} act={act} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
