import { Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../core/lazy-part.ts'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { useSolanaReview } from '../flow/use-solana-review.tsx'
import { MetadataSection } from '../form/metadata-section.tsx'
import { fieldId } from '../form/solana-field.tsx'
import classes from '../form/solana-form.module.css'
import { useSolanaSubmit } from '../form/use-solana-submit.ts'
import { useSolanaWalletDialog } from '../wallet/use-solana-wallet-dialog.tsx'
import { BasicsSection } from './basics-section.tsx'
import { SolanaPreview } from './solana-preview.tsx'
import { TemplateSection } from './template-section.tsx'
import { loadSolanaJudge, type SolanaForm } from './use-solana-form.ts'

// With the program's client, which a form needs only to send.
const DepositSummary = lazyPart(() => import('./deposit-summary.tsx'))
// Below what a visitor sees first.
const RightsSection = lazyPart(() => import('./rights-section.tsx'))

const loadPreparation = () => withChunkTimeout(import('./prepare-review.ts'))

interface SolanaCreateFormProps {
  chain: SolanaChainDefinition
  state: SolanaForm
  /** A creation is on its way into a block: until then no other is begun. */
  isUnderway: boolean
}

/** The form, its live preview, and the way from one to the other: check, review, signature. */
export function SolanaCreateForm({ chain, state, isUnderway }: SolanaCreateFormProps) {
  const { form, snapshot } = state
  const wallet = useSolanaWalletDialog(chain)
  const review = useSolanaReview()
  const { problems, attempt, isChecking, submit } = useSolanaSubmit({
    chain,
    form,
    review,
    loadJudge: loadSolanaJudge,
    prepare: async (submitted) => await (await loadPreparation()).prepareReview(submitted),
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
        {state.offered && !state.isElsewhere && (
          <DraftBanner
            found={m.token_draft_found}
            savedAt={state.offered.savedAt}
            name={
              state.offered.values.name || state.offered.values.symbol || m.token_preview_unnamed()
            }
            onRestore={state.restore}
            onDiscard={state.startOver}
          />
        )}
        <ErrorSummary problems={problems} attempt={attempt} idOf={fieldId} />
        <TemplateSection form={form} />
        <BasicsSection form={form} />
        <MetadataSection
          form={form}
          title={m.solana_metadata_title()}
          text={m.solana_metadata_text()}
          linkLabel={m.token_field_uri_optional()}
          descriptionRule={m.solana_description_rule}
        />
        <LatePart pending={<Skeleton height={240} radius={12} />}>
          <RightsSection form={form} />
        </LatePart>
        <FormEnd
          cost={
            <LatePart pending={<Skeleton width={220} height={46} />}>
              <DepositSummary chain={chain} snapshot={snapshot} />
            </LatePart>
          }
          isChecking={isChecking}
          isDisabled={isUnderway}
          clear={m.token_draft_clear()}
          submit={m.token_create_submit()}
          checking={m.token_create_checking({ chain: chain.name })}
          onStartOver={state.startOver}
        />
      </form>
      <SolanaPreview form={form} snapshot={snapshot} />
      {review.dialog}
      {wallet.dialog}
    </div>
  )
}
