import { Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../../core/lazy-part.ts'
import { DraftBanner } from '../../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../../form/error-summary.tsx'
import { FormEnd } from '../../../form/form-end.tsx'
import { useSolanaReview } from '../../flow/use-solana-review.tsx'
import { MetadataSection } from '../../form/metadata-section.tsx'
import { fieldId } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import { useSolanaSubmit } from '../../form/use-solana-submit.ts'
import { useSolanaWalletDialog } from '../../wallet/use-solana-wallet-dialog.tsx'
import { CollectionFields } from './collection-fields.tsx'
import { CollectionPreview } from './collection-preview.tsx'
import { type CollectionForm as Form, loadCollectionJudge } from './use-collection-form.ts'

// With the program's client, which a form needs only to send.
const CollectionDeposit = lazyPart(() => import('./collection-deposit.tsx'))
const loadPreparation = () => withChunkTimeout(import('./prepare-collection.ts'))

interface CollectionFormProps {
  chain: SolanaChainDefinition
  state: Form
  /** A creation is on its way into a block: until then no other is begun. */
  isUnderway: boolean
}

/** The form, its live preview, and the way from one to the other: check, review, signature. */
export function CollectionForm({ chain, state, isUnderway }: CollectionFormProps) {
  const { form, snapshot, offered } = state
  const wallet = useSolanaWalletDialog(chain)
  const review = useSolanaReview()
  const { problems, attempt, isChecking, submit } = useSolanaSubmit({
    chain,
    form,
    review,
    loadJudge: loadCollectionJudge,
    prepare: async (submitted) => await (await loadPreparation()).prepareCollection(submitted),
    onWalletNeeded: wallet.open,
  })
  return (
    <div className={classes.layout}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isUnderway) void submit()
        }}
      >
        <DraftElsewhere {...state} />
        {offered && !state.isElsewhere && (
          <DraftBanner
            found={m.nftmake_draft_found}
            savedAt={offered.savedAt}
            name={offered.values.name || offered.values.symbol || m.solana_nft_unnamed()}
            onRestore={state.restore}
            onDiscard={state.startOver}
          />
        )}
        <ErrorSummary problems={problems} attempt={attempt} idOf={fieldId} />
        <CollectionFields form={form} />
        <MetadataSection
          form={form}
          title={m.solana_nft_metadata_title()}
          text={m.solana_nft_metadata_text()}
          linkLabel={m.token_field_uri()}
          isLinkNeeded
          descriptionRule={m.solana_nft_description_rule}
        />
        <FormEnd
          cost={
            <LatePart pending={<Skeleton width={220} height={46} />}>
              <CollectionDeposit chain={chain} snapshot={snapshot} />
            </LatePart>
          }
          isChecking={isChecking}
          isDisabled={isUnderway}
          clear={m.token_draft_clear()}
          submit={m.nftmake_submit()}
          checking={m.token_create_checking({ chain: chain.name })}
          onStartOver={state.startOver}
        />
      </form>
      <CollectionPreview form={form} snapshot={snapshot} />
      {review.dialog}
      {wallet.dialog}
    </div>
  )
}
