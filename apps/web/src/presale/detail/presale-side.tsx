import { Skeleton } from '@mantine/core'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useInviter } from '../../inviter/use-inviter.ts'
import { BuyBox } from './buy-box.tsx'
import { MyPanel } from './my-panel.tsx'
import { PoolPanel } from './pool-panel.tsx'
import type { PresaleContext, PresaleView } from './presale-context.ts'
import classes from './presale-screen.module.css'

const BadgesPanel = lazyPart(() => import('./badges-panel.tsx'))
const FinalizePanel = lazyPart(() => import('./finalize-panel.tsx'))
const RefundPanel = lazyPart(() => import('./refund-panel.tsx'))
const ClaimPanel = lazyPart(() => import('./claim-panel.tsx'))
const InviterPanel = lazyPart(() => import('./inviter-panel.tsx'))
const SlotPanel = lazyPart(() => import('./slot-panel.tsx'))

interface PresaleSideProps {
  view: PresaleView
  act: PresaleContext | undefined
  /** Inviter of the link. */
  given: string | undefined
}

/** What the visitor can do, in the order of what matters now: get in, get out, get what is due. */
export function PresaleSide({ view, act, given }: PresaleSideProps) {
  const { presale, status, my } = view
  const { inviter, drop } = useInviter(presale.address, given)
  const isOpen = status.label === 'coming' || status.label === 'running'
  const refund = act && my && (
    <LatePart>
      <RefundPanel act={act} my={my} />
    </LatePart>
  )
  return (
    <aside className={classes.side}>
      {status.label !== 'coming' && status.label !== 'running' && (
        <LatePart>
          <FinalizePanel view={view} act={act} />
        </LatePart>
      )}
      {status.label === 'finished' && act && my && (
        <LatePart pending={<Skeleton height={220} radius={12} />}>
          <ClaimPanel act={act} my={my} />
        </LatePart>
      )}
      {status.label === 'canceled' && refund}
      {isOpen && <BuyBox view={view} act={act} inviter={inviter} onDropInviter={drop} />}
      <MyPanel view={view} />
      {(isOpen || status.label === 'waiting') && refund}
      <PoolPanel view={view} />
      {isOpen && act && presale.terms.useWhiteList > 0 && (
        <LatePart>
          <SlotPanel act={act} />
        </LatePart>
      )}
      {presale.inviter.open && (
        <LatePart>
          <InviterPanel view={view} act={act} />
        </LatePart>
      )}
      <LatePart>
        <BadgesPanel view={view} />
      </LatePart>
    </aside>
  )
}
