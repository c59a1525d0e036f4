import { NativeSelect } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { readGiftAddress } from '@slipway/sdk/vip/check-vip-purchase'
import type { VipPlan } from '@slipway/sdk/vip/types'
import { calculateExpiry } from '@slipway/sdk/vip/vip-math'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { ActionForm } from '../action/action-form.tsx'
import { ActionGroup } from '../action/action-group.tsx'
import type { FormContext } from '../action/form-context.ts'
import { fromIssues } from '../action/from-issues.ts'
import { readClient } from '../core/read-client.ts'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import { preparePayment } from './load-payment.ts'
import { daysText, type VipView } from './vip-view.ts'

interface GiftPanelProps {
  view: VipView
  /** Who pays. */
  account: Address
  act: FormContext
}

/** Until when the address would be a member. */
function Preview({ view, plan, user }: { view: VipView; plan: VipPlan; user: Address }) {
  const { data } = useQuery(vipQueries.membership(readClient, view.contracts, user))
  if (!data) return '…'
  const expiry = calculateExpiry(data.expiresAt, plan.days, view.now)
  return m.vip_gift_preview({ time: formatTime(expiry) })
}

/** Pays a plan for another address. */
export function GiftPanel({ view, account, act }: GiftPanelProps) {
  const { contracts, plans } = view
  const [index, setIndex] = useState(plans[0]?.index)
  const plan = plans.find((one) => one.index === index) ?? plans[0]
  if (!plan) return null
  return (
    <ActionGroup title={m.vip_gift_group()}>
      <ActionForm
        act={act}
        kind="vip_gift"
        title={m.vip_gift()}
        text={m.vip_gift_text()}
        open={m.vip_gift_open()}
        fields={[
          {
            name: 'user',
            label: m.vip_gift_user(),
            rule: m.vip_gift_user_rule(),
            kind: 'address',
          },
        ]}
        extra={
          <NativeSelect
            label={m.vip_gift_plan()}
            value={String(plan.index)}
            onChange={(event) => setIndex(Number(event.currentTarget.value))}
            data={plans.map(({ index: value, days, priceWei }) => ({
              value: String(value),
              label: m.vip_plan_option({ days: daysText(days), amount: nativeAmount(priceWei) }),
            }))}
          />
        }
        initial={{ user: '' }}
        read={({ user }) => fromIssues(readGiftAddress(user, account), 'user')}
        preview={({ user }) => <Preview view={view} plan={plan} user={user} />}
        plan={({ user }) => preparePayment({ contracts, plan, account, user })}
      />
    </ActionGroup>
  )
}
