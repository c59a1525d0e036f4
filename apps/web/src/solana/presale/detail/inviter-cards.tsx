import { m } from '@slipway/messages'
import { calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import { ActionCard } from '../../console/action-card.tsx'
import type { BuyerState, PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { InvitePanel, rewardText } from './invite-panel.tsx'
import type { PresaleActs } from './presale-act.ts'
import { solOf } from './presale-texts.ts'
import { useOffered } from './use-offered.ts'

interface InviterCardsProps {
  view: PresaleView
  acts: PresaleActs
  state: BuyerState
  account: string
}

/** The way to a link of one's own before a contribution. */
function RegisterCard({
  view,
  acts,
  deposit,
}: Pick<InviterCardsProps, 'view' | 'acts'> & Pick<BuyerState, 'deposit'>) {
  return (
    <ActionCard
      actions={acts.review}
      acts={['registerInviter']}
      title={m.solpresalepage_invite_register()}
      text={m.solpresalepage_invite_register_text({ deposit: solOf(view.chain, deposit) })}
      doneText={m.solpresalepage_invite_register_done()}
      submit={m.solpresalepage_invite_register()}
      onSubmit={(event) => {
        event.preventDefault()
        acts.open('registerInviter', { kind: 'registerInviter', deposit })
      }}
    >
      <p className={classes.muted}>{rewardText(view)}</p>
    </ActionCard>
  )
}

function rewardCardText(reward: bigint, hasOnlyThis: boolean): string {
  if (reward === 0n) return m.solpresalepage_reward_text_none()
  return hasOnlyThis ? m.solpresalepage_reward_text_deposit() : m.solpresalepage_reward_text()
}

interface RewardCardProps extends Pick<InviterCardsProps, 'acts'>, Pick<BuyerState, 'buyer'> {
  reward: bigint
  /** Whether the wallet has nothing else in the presale. */
  hasOnlyThis: boolean
}

/** What inviting earned, and the deposit of a wallet that has nothing else in the presale. */
function RewardCard({ acts, buyer, reward, hasOnlyThis }: RewardCardProps) {
  return (
    <ActionCard
      actions={acts.review}
      acts={['claimReward']}
      title={reward > 0n ? m.presale_inviter_claim_review() : m.solpresalepage_claim_left_title()}
      text={rewardCardText(reward, hasOnlyThis)}
      doneText={m.solpresalepage_reward_done()}
      idle={buyer ? undefined : m.presale_inviter_paid()}
      onSubmit={(event) => {
        event.preventDefault()
        if (buyer) acts.open('claimReward', { kind: 'claimReward', buyer })
      }}
    />
  )
}

/** Inviting others into a presale that rewards it. */
export default function InviterCards({ view, acts, state, account }: InviterCardsProps) {
  const { presale, status } = view
  const { buyer } = state
  const isOpen = status.label === 'coming' || status.label === 'running'
  const reward = buyer ? calculateReward(presale, buyer) : 0n
  const onlyInvited = buyer !== null && buyer.contributed + buyer.exitFee === 0n
  const deposit = useOffered(state.deposit, !buyer)
  const isPaid = reward > 0n || onlyInvited
  const offer = useOffered({ reward, hasOnlyThis: buyer?.contributed === 0n }, isPaid)
  const { done } = acts.review
  return (
    <>
      {((!buyer && isOpen) || done === 'registerInviter') && (
        <RegisterCard view={view} acts={acts} deposit={deposit} />
      )}
      {buyer && <InvitePanel view={view} account={account} buyer={buyer} />}
      {status.label === 'finished' && (isPaid || done === 'claimReward') && (
        <RewardCard acts={acts} buyer={buyer} {...offer} />
      )}
    </>
  )
}
