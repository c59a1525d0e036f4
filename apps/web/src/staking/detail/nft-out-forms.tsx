import { formatTime, m } from '@slipway/messages'
import { calculatePendingAt } from '@slipway/sdk/staking/position-math'
import { type NftParams, readNftWithdrawParams } from '@slipway/sdk/staking/read-staker-params'
import { useState } from 'react'
import { ActionForm } from '../../action/action-form.tsx'
import { FactRow } from '../../action/fact-row.tsx'
import { fromIssues } from '../../action/from-issues.ts'
import { PlainAction } from '../../action/plain-action.tsx'
import { withdrawPreview, withdrawText } from './earning-lines.ts'
import { NftPicker } from './nft-picker.tsx'
import { emergencyNftsPlan, nftText, revokePlan, withdrawNftsPlan } from './nft-plans.ts'
import { PickProblem } from './pick-problem.tsx'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'

const nothing = { nftIds: '' }

interface NftOutFormProps {
  act: StakerAct
  staked: readonly bigint[]
}

function useOut({ act, staked }: NftOutFormProps) {
  const { pool, my, now } = act
  const [chosen, setPicked] = useState<readonly bigint[]>([])
  // What has left in the meantime can no longer be picked.
  const picked = chosen.filter((nftId) => staked.includes(nftId))
  return { picked, setPicked, reading: readNftWithdrawParams(picked, { pool, my, now }) }
}

/** Takes NFTs out with the reward; while they are locked, says until when. */
export function NftWithdrawForm({ act, staked }: NftOutFormProps) {
  const { pool, my, now } = act
  const { picked, setPicked, reading } = useOut({ act, staked })
  if (my.staked === 0n && act.doneOf('pool_withdraw') === null) return null
  const amounts = poolAmounts(pool)
  if (my.unlockTime > now && act.doneOf('pool_withdraw') === null)
    return (
      <FactRow title={m.stakepage_withdraw_title()} text={withdrawText(act)}>
        {m.stakepage_withdraw_rule_locked({ time: formatTime(my.unlockTime) })}
      </FactRow>
    )
  return (
    <ActionForm<'nftIds', NftParams>
      act={act}
      kind="pool_withdraw"
      title={m.stakepage_withdraw_title()}
      text={withdrawText(act)}
      current={amounts.staked(my.staked)}
      open={m.stakepage_withdraw_open()}
      initial={nothing}
      read={() => fromIssues(reading, 'nftIds')}
      preview={({ nftIds }) =>
        withdrawPreview(act, nftText(nftIds), my.staked - BigInt(nftIds.length))
      }
      extra={
        <>
          <NftPicker
            pool={pool}
            ids={staked}
            picked={picked}
            onPick={setPicked}
            label={m.stakepage_nft_pick_out()}
            empty={m.stakepage_nft_none_staked()}
          />
          <PickProblem act={act} reading={reading} picked={picked} />
        </>
      }
      plan={({ nftIds }) => withdrawNftsPlan(act, nftIds)}
    />
  )
}

/** The way out when a reward cannot be paid: the NFTs, and nothing else. */
export function NftEmergencyForm({ act, staked }: NftOutFormProps) {
  const { pool, my, now } = act
  const { picked, setPicked, reading } = useOut({ act, staked })
  if (my.staked === 0n && act.doneOf('pool_emergency') === null) return null
  if (my.unlockTime > now)
    return (
      <FactRow title={m.stakepage_emergency_title()} text={m.stakepage_emergency_text_nft()}>
        {m.stakepage_withdraw_rule_locked({ time: formatTime(my.unlockTime) })}
      </FactRow>
    )
  return (
    <ActionForm<'nftIds', NftParams>
      act={act}
      kind="pool_emergency"
      title={m.stakepage_emergency_title()}
      text={m.stakepage_emergency_text_nft()}
      tone="final"
      open={m.stakepage_emergency_open_nft()}
      initial={nothing}
      read={() => fromIssues(reading, 'nftIds')}
      preview={({ nftIds }) => {
        const due = calculatePendingAt(pool, my, now)
        const amount = nftText(nftIds)
        return due === 0n
          ? m.stakepage_emergency_preview_whole({ amount })
          : m.stakepage_emergency_preview_nft({ amount, reward: poolAmounts(pool).reward(due) })
      }}
      extra={
        <>
          <NftPicker
            pool={pool}
            ids={staked}
            picked={picked}
            onPick={setPicked}
            label={m.stakepage_nft_pick_out()}
            empty={m.stakepage_nft_none_staked()}
          />
          <PickProblem act={act} reading={reading} picked={picked} />
        </>
      }
      plan={({ nftIds }) => emergencyNftsPlan(act, nftIds)}
    />
  )
}

/** Takes back an allowance for the whole collection, where one was given. */
export function RevokeForm({ act }: { act: StakerAct }) {
  if (act.my.allowance === 0n && act.doneOf('pool_revoke') === null) return null
  return (
    <PlainAction
      act={act}
      kind="pool_revoke"
      title={m.stakepage_revoke_title()}
      text={m.stakepage_revoke_text()}
      open={m.stakepage_revoke_open()}
      preview={m.stakepage_revoke_gets()}
      plan={() => revokePlan(act)}
    />
  )
}
