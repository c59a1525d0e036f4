import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { ActionGroup } from '../../action/action-group.tsx'
import { PlainAction } from '../../action/plain-action.tsx'
import { Notice } from '../../core/notice.tsx'
import { NftEmergencyForm, NftWithdrawForm, RevokeForm } from './nft-out-forms.tsx'
import { NftStakeForm } from './nft-stake-form.tsx'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import { StakeForm, type StakeFormProps } from './stake-form.tsx'
import { rebatePlan } from './staker-plans.ts'
import { usePoolNfts } from './use-pool.ts'
import { EmergencyForm, HarvestForm, WithdrawForm } from './withdraw-forms.tsx'

/** What inviting has earned. */
function RebateForm({ act }: { act: StakerAct }) {
  if (act.my.rebate === 0n && act.doneOf('pool_claim_rebate') === null) return null
  const amount = poolAmounts(act.pool).reward(act.my.rebate)
  return (
    <PlainAction
      act={act}
      kind="pool_claim_rebate"
      title={m.stakepage_rebate_title()}
      text={m.stakepage_rebate_text()}
      current={amount}
      open={m.stakepage_rebate_open()}
      preview={m.stakepage_harvest_preview({ amount })}
      plan={() => rebatePlan(act)}
    />
  )
}

function NftForms({ act, ...invited }: StakeFormProps) {
  const { data: nfts, isError, refetch } = usePoolNfts(act.pool, act.account)
  if (!nfts && isError)
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        {m.stakepage_nft_failed()}
      </Notice>
    )
  if (!nfts) return <Skeleton height={200} />
  return (
    <>
      <NftStakeForm act={act} owned={nfts.owned} {...invited} />
      <HarvestForm act={act} />
      <NftWithdrawForm act={act} staked={nfts.staked} />
      <NftEmergencyForm act={act} staked={nfts.staked} />
      <RevokeForm act={act} />
    </>
  )
}

/** Everything that somebody who stakes can do, a row for each. */
export default function StakeGroup(props: StakeFormProps) {
  const { act } = props
  return (
    <ActionGroup title={m.stakepage_acts_title()}>
      {act.pool.kind === 'nft' ? (
        <NftForms {...props} />
      ) : (
        <>
          <StakeForm {...props} />
          <HarvestForm act={act} />
          <WithdrawForm act={act} />
          <EmergencyForm act={act} />
        </>
      )}
      <RebateForm act={act} />
    </ActionGroup>
  )
}
