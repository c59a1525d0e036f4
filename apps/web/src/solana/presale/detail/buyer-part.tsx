import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { ReadFailed } from '../../network/read-failed.tsx'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import { presaleReads } from '../presale-reads.ts'
import type { BuyerState, PresaleView } from '../types.ts'
import { ClaimCard, LeaveCard, MinePanel, RefundCard } from './buyer-cards.tsx'
import { ContributeCard } from './contribute-card.tsx'
import classes from './detail.module.css'
import { canFinish, FinishCard } from './finish-card.tsx'
import { OthersCard } from './others-card.tsx'
import type { PresaleActs } from './presale-act.ts'
import { usePresaleActs } from './use-presale-acts.ts'

interface PartProps {
  view: PresaleView
  acts: PresaleActs
  state: BuyerState
  account: string
}

/** Whether somebody may have something due, or was just sent it. */
const isPaying = ({ presale, status }: PresaleView, { review }: PresaleActs): boolean =>
  (status.label === 'finished' || status.label === 'canceled') &&
  (presale.accounts > 0 || review.done === 'others')

/** What a connected wallet can do, in the order of what matters now: get in, get out, get what is due. */
function Cards({ view, acts, state, account }: PartProps) {
  const { presale, status } = view
  const { buyer } = state
  const { done } = acts.review
  const isOpen = status.label === 'coming' || status.label === 'running'
  const isCreator = account === presale.creator
  const hasMoney = buyer !== null && buyer.contributed > 0n
  return (
    <>
      {isOpen && <ContributeCard key={account} {...{ view, acts, state, account }} />}
      <MinePanel view={view} buyer={buyer} />
      {status.label === 'running' && (hasMoney || done === 'leave') && (
        <LeaveNow view={view} acts={acts} buyer={buyer} />
      )}
      {status.label === 'canceled' && (buyer || done === 'refund') && (
        <RefundCard view={view} acts={acts} buyer={buyer} />
      )}
      {status.label === 'finished' && (buyer || done === 'claim') && (
        <ClaimCard view={view} acts={acts} buyer={buyer} />
      )}
      {(isOpen || status.label === 'waiting') && (isCreator || canFinish(view)) && (
        <FinishCard view={view} acts={acts} isCreator={isCreator} />
      )}
      {isPaying(view, acts) && <OthersCard key={status.label} view={view} acts={acts} />}
    </>
  )
}

const nothing = {
  ...{ contributed: 0n, exitFee: 0n, claimed: 0n, returned: 0n },
  ...{ inviter: undefined, earned: 0n, invitees: 0, isRewarded: false },
}

/** After leaving there is nothing more to leave: the card says that it succeeded. */
function LeaveNow({
  view,
  acts,
  buyer,
}: Omit<PartProps, 'state' | 'account'> & Pick<BuyerState, 'buyer'>) {
  const { address } = view.presale
  return (
    <LeaveCard
      view={view}
      acts={acts}
      buyer={buyer ?? { ...nothing, address, presale: address, wallet: address }}
    />
  )
}

function Connected({ view, account }: { view: PresaleView; account: string }) {
  const { chain, program, presale } = view
  const acts = usePresaleActs(view)
  const own = useQuery(presaleReads(chain, program).buyer(presale.address, account))
  if (own.isPending) return <Skeleton height={320} radius={12} />
  if (!own.data)
    return (
      <ReadFailed
        chain={chain}
        title={m.solpresalepage_mine_failed()}
        onRetry={() => void own.refetch()}
      />
    )
  return (
    <>
      <Cards view={view} acts={acts} state={own.data} account={account} />
      {acts.review.dialog}
    </>
  )
}

/** What the visitor can do with a presale. */
export default function BuyerPart({ view, account }: { view: PresaleView; account?: string }) {
  if (account !== undefined) return <Connected view={view} account={account} />
  return (
    <Panel title={m.presale_buy_title()}>
      <div className={classes.stack}>
        <p className={classes.muted}>{m.solpresalepage_connect()}</p>
        <div>
          <ConnectSolanaButton chain={view.chain} />
        </div>
      </div>
    </Panel>
  )
}
