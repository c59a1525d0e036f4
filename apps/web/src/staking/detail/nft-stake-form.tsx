import { m } from '@slipway/messages'
import type { NftAllowance } from '@slipway/sdk/staking/flows/stake-nfts-flow'
import { canStakeAt } from '@slipway/sdk/staking/pool-status'
import { type NftParams, readNftStakeParams } from '@slipway/sdk/staking/read-staker-params'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { useState } from 'react'
import { ActionForm } from '../../action/action-form.tsx'
import { fromIssues } from '../../action/from-issues.ts'
import { NftPicker } from './nft-picker.tsx'
import { nftText, stakeNftsPlan } from './nft-plans.ts'
import { PickProblem } from './pick-problem.tsx'
import { poolAmounts } from './pool-amounts.ts'
import {
  Invited,
  namedInviter,
  StakeClosed,
  type StakeFormProps,
  stakeText,
} from './stake-form.tsx'
import { lockText } from './staker-plans.ts'

const nothing = { nftIds: '' }

interface AllowanceProps {
  count: number
  value: NftAllowance['kind']
  onChange: (value: NftAllowance['kind']) => void
}

/** Only who stakes several at once is offered the allowance for all, with what it means. */
function AllowanceChoice({ count, value, onChange }: AllowanceProps) {
  if (count < 2) return null
  return (
    <ChoiceCards
      label={m.stakepage_nft_allowance()}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'each',
          title: m.stakepage_nft_choice_each({ count: String(count) }),
          text: m.stakepage_nft_each_note(),
        },
        {
          value: 'all',
          title: m.stakepage_nft_allowance_all(),
          text: m.stakepage_nft_all_note(),
        },
      ]}
    />
  )
}

interface NftStakeFormProps extends StakeFormProps {
  owned: readonly bigint[] | undefined
}

/** Puts NFTs in; what was earned so far is paid with it. */
export function NftStakeForm({ act, inviter, onDropInviter, owned }: NftStakeFormProps) {
  const { pool, my, now } = act
  const [chosen, setPicked] = useState<readonly bigint[]>([])
  // What has gone in the meantime can no longer be picked.
  const picked = chosen.filter((nftId) => owned?.includes(nftId) ?? true)
  const [allowance, setAllowance] = useState<NftAllowance['kind']>('each')
  if (!canStakeAt(pool, now) && act.doneOf('pool_stake') === null) return <StakeClosed act={act} />
  const named = namedInviter({ act, inviter })
  const isAllowed = my.allowance > 0n
  const reading = readNftStakeParams(picked, { pool, my, now })
  return (
    <ActionForm<'nftIds', NftParams>
      act={act}
      kind="pool_stake"
      title={m.stakepage_stake_title()}
      text={stakeText(act)}
      current={m.stakepage_stake_current({ amount: poolAmounts(pool).staked(my.balance) })}
      open={m.stakepage_stake_open()}
      isOpened={my.staked === 0n}
      initial={nothing}
      read={() => fromIssues(reading, 'nftIds')}
      preview={({ nftIds }) =>
        m.stakepage_nft_stake_preview({ ids: nftText(nftIds), unlock: lockText(act) })
      }
      extra={
        <>
          <NftPicker
            pool={pool}
            ids={owned}
            picked={picked}
            onPick={setPicked}
            label={m.stakepage_nft_pick()}
            empty={m.stakepage_nft_none_owned({ name: pool.stakedToken.name })}
          />
          <PickProblem act={act} reading={reading} picked={picked} />
          {!isAllowed && (
            <AllowanceChoice count={picked.length} value={allowance} onChange={setAllowance} />
          )}
          <Invited named={named} onDrop={onDropInviter} />
        </>
      }
      plan={({ nftIds }) => stakeNftsPlan(act, { nftIds, allowance, inviter: named })}
    />
  )
}
