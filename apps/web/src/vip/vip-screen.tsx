import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { VipContracts } from '@slipway/sdk/vip/types'
import { findSavings, isAnythingWaived } from '@slipway/sdk/vip/vip-math'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import type { FormContext } from '../action/form-context.ts'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { useChainEntry } from '../creation-fee/use-chain-entry.ts'
import { useCreationFees } from '../creation-fee/use-waived-tools.ts'
import { useChainNow } from '../transaction/use-chain-now.ts'
import { GiftPanel } from './gift-panel.tsx'
import { MyMembership } from './my-membership.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PromisesPanel } from './promises-panel.tsx'
import { SavingsPanel } from './savings-panel.tsx'
import { useVipActs } from './use-vip-acts.tsx'
import classes from './vip.module.css'
import { VipDone } from './vip-done.tsx'
import type { VipView } from './vip-view.ts'

const chain = activeChain.name

const Pending = () => (
  <div className={classes.page} role="status" aria-label={m.shell_loading()}>
    <Skeleton height={148} radius={12} />
    <Skeleton height={264} radius={12} />
  </div>
)

/** Memberships of the page's network, read from the chain alone. */
export function VipScreen({ contracts }: { contracts: VipContracts }) {
  const { account, vip: membership } = useChainEntry()
  const now = useChainNow()
  const plans = useQuery(vipQueries.plans(readClient, contracts))
  const fees = useCreationFees(account)
  const failed = plans.error ?? fees.error
  if (plans.data && fees.data) {
    const open = plans.data.filter(({ isOpen }) => isOpen)
    const view = {
      contracts,
      plans: open,
      isWorth: isAnythingWaived(fees.data),
      savings: findSavings(fees.data),
      now,
      account,
      membership,
    }
    return <Screen view={view} />
  }
  if (!failed) return <Pending />
  return (
    <ErrorState
      title={m.vip_failed_title()}
      text={m.vip_failed_text({ chain })}
      onRetry={() => void Promise.all([plans.refetch(), fees.refetch()])}
    />
  )
}

/** What membership saves the visitor, and its plans; or why it saves nothing. */
function Offer({ view, act }: { view: VipView; act: FormContext }) {
  if (!view.isWorth)
    return <NoticeBox title={m.vip_nothing_title()}>{m.vip_nothing_text({ chain })}</NoticeBox>
  if (view.savings.length === 0)
    return <NoticeBox title={m.vip_discount_title()}>{m.vip_discount_text({ chain })}</NoticeBox>
  return (
    <>
      <PlanCards view={view} act={act} />
      <SavingsPanel view={view} />
    </>
  )
}

function Screen({ view }: { view: VipView }) {
  const { act, done, dialog } = useVipActs()
  return (
    <div className={classes.page}>
      {done && <VipDone done={done} onClose={act.clearDone} />}
      <MyMembership view={view} />
      <Offer view={view} act={act} />
      {/* Somebody else may save what the visitor does not. */}
      {view.isWorth && view.plans.length > 0 && view.account && (
        <GiftPanel view={view} account={view.account} act={act} />
      )}
      {view.account && <PaymentsPanel account={view.account} />}
      <PromisesPanel vip={view.contracts.vip} />
      {dialog}
    </div>
  )
}
