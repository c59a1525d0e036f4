import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { useConnection } from 'wagmi'
import { lazyPart } from '../../core/lazy-part.ts'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { LaterPart } from '../../form/later-part.tsx'
import { NearPart } from '../../form/near-part.tsx'
import { useReopenedReview } from '../../transaction/use-reopened-review.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { useWalletDialog } from '../../transaction/use-wallet-dialog.tsx'
import { CollectionSection, PicturesSection } from './collection-section.tsx'
import classes from './create.module.css'
import type { PendingCollection } from './find-nft-creation.ts'
import { NftFormContext, type NftFormScope } from './nft-form-context.ts'
import { NftPreview } from './nft-preview.tsx'
import { QuickStarts } from './quick-starts.tsx'
import { SupplySection } from './supply-section.tsx'
import { useNftSubmit } from './use-nft-submit.ts'

const CostSummary = lazyPart(() => import('./cost-summary.tsx'))
const LateSections = lazyPart(() => import('./late-sections.tsx'))

interface NftCreateFormProps {
  scope: NftFormScope
  onPrepared: (pending: Omit<PendingCollection, 'at'>) => void
  onStartOver: () => void
}

/** The form, its live preview, and the way from one to the other: checks, review, signature. */
export function NftCreateForm({ scope, onPrepared, onStartOver }: NftCreateFormProps) {
  const { address: account } = useConnection()
  const wallet = useWalletDialog()
  const review = useReview()
  const { problems, attempt, isChecking, submit } = useNftSubmit({
    scope,
    review,
    onPrepared,
    onWalletNeeded: wallet.open,
  })
  useReopenedReview(account !== undefined, submit)
  return (
    <NftFormContext value={scope}>
      <div className={classes.layout}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DraftElsewhere {...scope} />
          {scope.offered && !scope.isElsewhere && (
            <DraftBanner
              found={m.nftmake_draft_found}
              savedAt={scope.offered.savedAt}
              name={scope.offered.values.name || scope.offered.values.symbol}
              onRestore={scope.restore}
              onDiscard={onStartOver}
            />
          )}
          <ErrorSummary problems={problems} attempt={attempt} idOf={scope.idOf} />
          <QuickStarts />
          <CollectionSection />
          <PicturesSection />
          <LaterPart>
            <SupplySection />
            <NearPart pending={<div className={classes.latePending} />}>
              <LateSections />
            </NearPart>
            <FormEnd
              cost={
                <NearPart pending={<Skeleton height={44} width={240} />}>
                  <CostSummary />
                </NearPart>
              }
              isChecking={isChecking}
              clear={m.lock_draft_clear()}
              submit={m.nftmake_submit()}
              checking={m.lock_checking()}
              onStartOver={onStartOver}
            />
          </LaterPart>
        </form>
        <NftPreview />
        {review.dialog}
        {wallet.dialog}
      </div>
    </NftFormContext>
  )
}
