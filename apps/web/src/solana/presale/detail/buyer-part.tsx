import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { ReadFailed } from '../../network/read-failed.tsx'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import { presaleReads } from '../presale-reads.ts'
import type { BuyerState, PresaleView } from '../types.ts'
import { ClaimCard, LeaveCard, MinePanel, RefundCard } from './buyer-cards.tsx'
import { ContributeCard } from './contribute-card.tsx'
import classes from './detail.module.css'
import { canFinish, FinishCard } from './finish-card.tsx'
import type { PresaleActs } from './presale-act.ts'
import { usePresaleActs } from './use-presale-acts.ts'

// With its own forms, which most presales do not need.
const OthersCard = lazyPart(() => import('./others-card.tsx'))
const InviterCards = lazyPart(() => import('./inviter-cards.tsx'))

interface PartProps {
  view: PresaleView
  acts: PresaleActs
  state: BuyerState
  account: string
  /** Inviter of the link. */
  given: string | undefined
}

/** Whether somebody may have something due, or was just sent it. */
const isPaying = ({ presale, status }: PresaleView, { review }: PresaleActs): boolean =>
  (status.label === 'finished' || status.label === 'canceled') &&
  (presale.accounts > 0 || review.done === 'others')

/** Whether a presale still waits for its finish, as far as that concerns whoever looks. */
const isFinishing = (view: PresaleView, isCreator: boolean): boolean =>
  ['coming', 'running', 'waiting'].includes(view.status.label) && (isCreator || canFinish(view))

/** Whether a wallet has bought or left; who only invited is paid the deposit with the reward. */
const hasClaim = ({ presale }: PresaleView, { buyer }: BuyerState): boolean =>
  buyer !== null &&
  (buyer.contributed > 0n || buyer.exitFee > 0n || presale.inviterBps.length === 0)

/** What a connected wallet can do, in the order of what matters now: get in, get out, get what is due. */
function Cards({ view, acts, state, account, given }: PartProps) {
  const { presale, status } = view
  const { buyer } = state
  const { done } = acts.review
  const isOpen = status.label === 'coming' || status.label === 'running'
  const isCreator = account === presale.creator
  const hasMoney = buyer !== null && buyer.contributed > 0n
  const hasInviters = presale.inviterBps.length > 0
  return (
    <>
      {isOpen && <ContributeCard key={account} {...{ view, acts, state, account, given }} />}
      <MinePanel view={view} buyer={buyer} />
      {status.label === 'running' && (hasMoney || done === 'leave') && (
        <LeaveNow view={view} acts={acts} buyer={buyer} />
      )}
      {status.label === 'canceled' && (buyer || done === 'refund') && (
        <RefundCard view={view} acts={acts} buyer={buyer} />
      )}
      {status.label === 'finished' && (hasClaim(view, state) || done === 'claim') && (
        <ClaimCard view={view} acts={acts} buyer={buyer} />
      )}
      {hasInviters && (
        <LatePart>
          <InviterCards key={account} {...{ view, acts, state, account }} />
        </LatePart>
      )}
      {(isFinishing(view, isCreator) || done === 'finalize') && (
        <FinishCard view={view} acts={acts} isCreator={isCreator} />
      )}
      {isPaying(view, acts) && (
        <LatePart>
          <OthersCard key={status.label} view={view} acts={acts} account={account} />
        </LatePart>
      )}
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
}: Pick<PartProps, 'view' | 'acts'> & Pick<BuyerState, 'buyer'>) {
  const { address } = view.presale
  return (
    <LeaveCard
      view={view}
      acts={acts}
      buyer={buyer ?? { ...nothing, address, presale: address, wallet: address }}
    />
  )
}

function Connected({ view, account, given }: Pick<PartProps, 'view' | 'account' | 'given'>) {
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
      <Cards view={view} acts={acts} state={own.data} account={account} given={given} />
      {acts.review.dialog}
    </>
  )
}

/** What the visitor can do with a presale. */
export default function BuyerPart({
  view,
  given,
  account,
}: Pick<PartProps, 'view'> & { given?: string | undefined; account?: string }) {
  if (account !== undefined) return <Connected view={view} account={account} given={given} />
  const isOpen = ['coming', 'running'].includes(view.status.label)
  return (
    <Panel title={isOpen ? m.presale_buy_title() : m.presale_mine_title()}>
      <div className={classes.stack}>
        <p className={classes.muted}>
          {isOpen ? m.solpresalepage_connect() : m.solpresalepage_connect_over()}
        </p>
        <div>
          <ConnectSolanaButton chain={view.chain} />
        </div>
      </div>
    </Panel>
  )
}
