import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { creationQueries } from '@slipway/sdk/token/creation-queries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { LaterPart } from '../../form/later-part.tsx'
import { NearPart } from '../../form/near-part.tsx'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { useReopenedReview } from '../../transaction/use-reopened-review.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { useWalletDialog } from '../../transaction/use-wallet-dialog.tsx'
import classes from './create.module.css'
import { IdentitySection } from './identity-section.tsx'
import type { PremiumAddressSearch } from './premium-address.ts'
import { SupplySection } from './supply-section.tsx'
import { chooseTemplate } from './template-presets.ts'
import { TemplateSection } from './template-section.tsx'
import { fieldId } from './token-form-field.tsx'
import { TokenPreview } from './token-preview.tsx'
import type { CreateFormState } from './use-create-form-state.ts'
import { useCreateSubmit } from './use-create-submit.ts'

const CostSummary = lazyPart(() => import('./cost-summary.tsx'))
const LateSections = lazyPart(() => import('./late-sections.tsx'))
const TaxedSections = lazyPart(() => import('./taxed-sections.tsx'))

interface TokenCreateFormProps {
  contracts: TokenContracts
  state: CreateFormState
  /** Whom an invitation link names. */
  invited: string | undefined
  premiumAddress?: PremiumAddressSearch
}

/** The form, its live preview, and the way from one to the other: check, review, signature. */
export function TokenCreateForm({
  contracts,
  state,
  invited,
  premiumAddress,
}: TokenCreateFormProps) {
  const { form } = state
  // At once, not after the pause in typing that everything else waits for: the choice changes the form itself.
  const [templateId, setTemplateId] = useState(form.getValues().templateId)
  form.watch('templateId', ({ value }) => setTemplateId(value))
  const { address: account } = useConnection()
  const wallet = useWalletDialog()
  const factory = useQuery({
    ...creationQueries.factory(readClient, contracts),
    refetchInterval: retryWhileAway,
  })
  const review = useReview()
  const { problems, attempt, isChecking, hasCheckFailed, submit } = useCreateSubmit({
    contracts,
    state,
    review,
    onWalletNeeded: wallet.open,
  })

  useReopenedReview(account !== undefined, submit)

  const offered = factory.data?.templates.filter(({ isEnabled }) => isEnabled) ?? []
  const isOffered = offered.some(({ templateId: id }) => id === templateId)
  return (
    <div className={classes.layout}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
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
        {factory.isError && (
          <Notice tone="warn" onRetry={() => void factory.refetch()}>
            {m.token_create_factory_failed({ chain: activeChain.name })}
          </Notice>
        )}
        {factory.data && !isOffered && <Notice tone="warn">{m.token_create_ended()}</Notice>}
        {!factory.isLoadingError && (
          <TemplateSection
            offered={offered}
            isLoading={factory.isPending}
            selected={templateId}
            onSelect={(id) => form.setValues(chooseTemplate(id, form.getValues()))}
          />
        )}
        <IdentitySection {...state} />
        <SupplySection form={form} />
        <LaterPart>
          {templateId !== 1 && (
            <LatePart pending={<Skeleton height={480} radius={12} />}>
              <TaxedSections form={form} templateId={templateId} />
            </LatePart>
          )}
          <NearPart nearness={200} pending={<div className={classes.latePending} />}>
            <LateSections
              contracts={contracts}
              state={state}
              account={account}
              invited={invited}
              {...(premiumAddress && { premiumAddress })}
            />
          </NearPart>
          {hasCheckFailed && (
            <Notice tone="warn" onRetry={() => void submit()}>
              {m.token_create_check_failed({ chain: activeChain.name })}
            </Notice>
          )}
          <FormEnd
            cost={
              <NearPart pending={<Skeleton height={44} width={240} />}>
                <CostSummary contracts={contracts} account={account} templateId={templateId} />
              </NearPart>
            }
            isChecking={isChecking}
            clear={m.token_draft_clear()}
            submit={m.token_create_submit()}
            checking={m.token_create_checking({ chain: activeChain.name })}
            onStartOver={state.startOver}
          />
        </LaterPart>
      </form>
      <TokenPreview state={state} account={account} />
      {review.dialog}
      {wallet.dialog}
    </div>
  )
}
