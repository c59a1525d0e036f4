import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { VipContracts } from '@slipway/sdk/vip/types'
import { findSavings } from '@slipway/sdk/vip/vip-math'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
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
  const fees = useCreationFees()
  const failed = plans.error ?? fees.error
  if (plans.data && fees.data) {
    const open = plans.data.filter(({ isOpen }) => isOpen)
    const view = {
      contracts,
      plans: open,
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

function Screen({ view }: { view: VipView }) {
  const { act, done, dialog } = useVipActs()
  const isWorth = view.savings.length > 0
  return (
    <div className={classes.page}>
      {done && <VipDone done={done} onClose={act.clearDone} />}
      <MyMembership view={view} />
      {isWorth ? (
        <>
          <PlanCards view={view} act={act} />
          <SavingsPanel view={view} />
        </>
      ) : (
        <NoticeBox title={m.vip_nothing_title()}>{m.vip_nothing_text({ chain })}</NoticeBox>
      )}
      {isWorth && view.plans.length > 0 && view.account && (
        <GiftPanel view={view} account={view.account} act={act} />
      )}
      {view.account && <PaymentsPanel account={view.account} />}
      <PromisesPanel vip={view.contracts.vip} />
      {dialog}
    </div>
  )
}
