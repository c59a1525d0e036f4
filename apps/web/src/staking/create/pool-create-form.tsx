import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { Panel } from '@slipway/ui/panel'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { LatePart } from '../../core/late-part.tsx'
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
import { BudgetSection } from './budget-section.tsx'
import classes from './create.module.css'
import { PoolFormContext, type PoolFormScope, usePoolForm } from './pool-form-context.ts'
import type { PoolParams } from './pool-params.ts'
import previewClasses from './preview.module.css'
import { RulesSection } from './rules-section.tsx'
import { TimeSection } from './time-section.tsx'
import { TokenSection } from './token-section.tsx'
import type { CreateFormState } from './use-create-form-state.ts'
import { useCreateSubmit } from './use-create-submit.ts'
import { usePoolTokens } from './use-pool-tokens.ts'

const CostSummary = lazyPart(() => import('./cost-summary.tsx'))
// With the schema's reader, which both tokens had to be known for: the untouched form needs neither.
const PoolForecast = lazyPart(() => import('./pool-forecast.tsx'))
// Far down the form, and with what files need.
const ProjectFields = lazyPart(() => import('./project-fields.tsx'))

interface PoolCreateFormProps {
  contracts: StakingContracts
  state: CreateFormState
  getNow: () => number
  onPrepared: (params: PoolParams) => void
  onStartOver: () => void
}

const idOf = (field: string) => `pool-create-${field}`

/** What every section sees: the form, and what the chain says of its tokens. */
function useFormScope(
  contracts: StakingContracts,
  { form, snapshot }: CreateFormState,
  account: Address | undefined,
  getNow: () => number,
): PoolFormScope {
  const tokens = usePoolTokens(form, account)
  return useMemo(
    () => ({ form, snapshot, idOf, tokens, contracts, getNow }),
    [form, snapshot, tokens, contracts, getNow],
  )
}

/** What the form will make; drawn anew at each pause in typing. */
function PoolPreview() {
  const { tokens } = usePoolForm()
  const { staked, reward } = tokens
  const isKnown = staked.state === 'known' && reward.state === 'known'
  return (
    <Panel title={m.stakemake_preview_title()} className={previewClasses.root}>
      {isKnown ? (
        <LatePart pending={<div className={previewClasses.pending} />}>
          <PoolForecast staked={staked.facts} reward={reward.facts} />
        </LatePart>
      ) : (
        <p className={previewClasses.muted}>{m.stakemake_preview_empty()}</p>
      )}
    </Panel>
  )
}

/** Who is behind the pool, and its rules in the project's own words. */
function ProjectSection() {
  return (
    <Panel title={m.presale_section_project()} description={m.stakemake_section_project_text()}>
      <NearPart pending={<div className={previewClasses.projectPending} />}>
        <ProjectFields />
      </NearPart>
    </Panel>
  )
}

/** The form, its live preview, and the way from one to the other: checks, review, signature. */
export function PoolCreateForm(props: PoolCreateFormProps) {
  const { contracts, state, getNow, onPrepared, onStartOver } = props
  const { address: account } = useConnection()
  const wallet = useWalletDialog()
  const scope = useFormScope(contracts, state, account, getNow)
  const review = useReview()
  const { problems, attempt, isChecking, submit } = useCreateSubmit({
    scope,
    review,
    onPrepared,
    onWalletNeeded: wallet.open,
  })
  const { staked, reward } = scope.tokens
  const isKnown = staked.state === 'known' && reward.state === 'known'
  // The page comes back out of a change of the wallet's network before the chain has said what the tokens are.
  useReopenedReview(account !== undefined && isKnown, submit)
  return (
    <PoolFormContext value={scope}>
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
              found={m.stakemake_draft_found}
              savedAt={state.offered.savedAt}
              name={state.offered.values.name || shortenAddress(state.offered.values.stakedToken)}
              onRestore={state.restore}
              onDiscard={onStartOver}
            />
          )}
          <ErrorSummary problems={problems} attempt={attempt} idOf={scope.idOf} />
          <TokenSection />
          <TimeSection />
          <LaterPart>
            <BudgetSection />
            <RulesSection />
            <ProjectSection />
            <FormEnd
              cost={
                <NearPart pending={<Skeleton height={44} width={240} />}>
                  <CostSummary />
                </NearPart>
              }
              isChecking={isChecking}
              clear={m.lock_draft_clear()}
              submit={m.stakemake_submit()}
              checking={m.lock_checking()}
              onStartOver={onStartOver}
            />
          </LaterPart>
        </form>
        <PoolPreview />
        {review.dialog}
        {wallet.dialog}
      </div>
    </PoolFormContext>
  )
}
