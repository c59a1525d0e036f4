import { Skeleton } from '@mantine/core'
import { nftPhase } from '@slipway/sdk/nft/nft-phase'
import type { NftContracts, NftSale } from '@slipway/sdk/nft/types'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useInviter } from '../../inviter/use-inviter.ts'
import type { VisitSearch } from '../../inviter/visit-search.ts'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { AboutPanel } from './about-panel.tsx'
import classes from './collection.module.css'
import { CollectionHead } from './collection-head.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { MintPanel } from './mint-panel.tsx'
import { MyPanel } from './my-panel.tsx'
import { isBeneficiary, isOwner, isRevealing, type NftAct, type NftView } from './nft-view.ts'
import { RevealPanel } from './reveal-panel.tsx'
import { StatePanel } from './state-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { TrustPanel } from './trust-panel.tsx'
import { useAllowance } from './use-allowance.ts'
import { type NftActs, useNftActs } from './use-nft-acts.tsx'
import { useSaleAccount } from './use-sale.ts'

const GalleryPanel = lazyPart(() => import('./gallery-panel.tsx'))
const MyNfts = lazyPart(() => import('./my-nfts.tsx'))
const BeneficiaryPanel = lazyPart(() => import('./owner/supply-forms.tsx'))
const PlatformPanel = lazyPart(() => import('./platform-panel.tsx'))
const OwnerPanel = lazyPart(() => import('./owner/owner-panel.tsx'))
const RevealGroup = lazyPart(() => import('./owner/reveal-forms.tsx'))
const ViewSwitch = lazyPart(() => import('../../core/view-switch.tsx'))

interface CollectionScreenProps {
  sale: NftSale
  contracts: NftContracts
  account: Address | undefined
  search: VisitSearch
}

/** Whether there is something of the platform's, or it was just paid. */
const isPlatformDue = (act: NftAct) =>
  act.sale.state.platformDue > 0n || act.doneOf('nft_withdraw_platform') !== null

interface PublicProps {
  view: NftView
  contracts: NftContracts
  acts: NftActs
  given: string | undefined
}

function Public({ view, contracts, acts, given }: PublicProps) {
  const { sale, account } = view
  const { inviter, drop } = useInviter(sale.address, given)
  const allowance = useAllowance(sale, account)
  const { act, done } = acts
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <StatePanel view={view} />
        {act && isBeneficiary(view) && !isOwner(view) && sale.terms.mintMethod === 'public' && (
          <LatePart pending={<Skeleton height={120} radius={12} />}>
            <BeneficiaryPanel act={act} />
          </LatePart>
        )}
        {act && isPlatformDue(act) && (
          <LatePart>
            <PlatformPanel act={act} contracts={contracts} />
          </LatePart>
        )}
        {act && (
          <LatePart pending={<Skeleton height={200} radius={12} />}>
            <MyNfts act={act} />
          </LatePart>
        )}
        <LatePart pending={<Skeleton height={300} radius={12} />}>
          <GalleryPanel view={view} />
        </LatePart>
        <RevealPanel view={view} />
        {act && isRevealing(act) && (
          <LatePart>
            <RevealGroup act={act} />
          </LatePart>
        )}
        <AboutPanel sale={sale} />
        <TermsPanel view={view} />
      </div>
      <aside className={classes.side}>
        <MintPanel
          view={view}
          act={act}
          done={done}
          allowance={allowance}
          inviter={inviter}
          onDropInviter={drop}
        />
        <MyPanel view={view} allowance={allowance} />
        <InvitePanel view={view} act={act} />
        <TrustPanel view={view} />
      </aside>
    </div>
  )
}

/** One collection: where its sale stands, minting, what there is, its rules; for the owner what can still be done. */
export function CollectionScreen({ sale, contracts, account, search }: CollectionScreenProps) {
  const now = useChainNow()
  const { data: my } = useSaleAccount(sale, account)
  const view: NftView = { sale, phase: nftPhase(sale, now), account, my, now }
  const acts = useNftActs(view)
  const isManaging = isOwner(view) && search.view === 'manage' && acts.act
  return (
    <>
      <CollectionHead
        view={view}
        actions={
          isOwner(view) && (
            <LatePart pending={<Skeleton width={220} height={36} />}>
              <ViewSwitch search={search} />
            </LatePart>
          )
        }
      />
      <NameWarnings
        kind="collection"
        reader="visitor"
        name={sale.name}
        symbol={sale.symbol}
        address={sale.address}
      />
      {isManaging ? (
        <LatePart pending={<Skeleton height={480} radius={12} />}>
          <OwnerPanel act={isManaging} contracts={contracts} />
        </LatePart>
      ) : (
        <Public view={view} contracts={contracts} acts={acts} given={search.inviter} />
      )}
      {acts.dialog}
    </>
  )
}
