import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { useConnection } from 'wagmi'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { LaterPart } from '../../form/later-part.tsx'
import { NearPart } from '../../form/near-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useReopenedReview } from '../../transaction/use-reopened-review.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { useWalletDialog } from '../../transaction/use-wallet-dialog.tsx'
import { BudgetSection } from './budget-section.tsx'
import classes from './create.module.css'
import { PoolFormContext } from './pool-form-context.ts'
import type { PoolParams } from './pool-params.ts'
import { PoolPreview } from './pool-preview.tsx'
import { ProjectSection } from './project-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { TimeSection } from './time-section.tsx'
import { TokenSection } from './token-section.tsx'
import type { CreateFormState } from './use-create-form-state.ts'
import { useCreateSubmit } from './use-create-submit.ts'
import { useFormScope } from './use-form-scope.ts'

const CostSummary = lazyPart(() => import('./cost-summary.tsx'))

interface PoolCreateFormProps {
  contracts: StakingContracts
  state: CreateFormState
  getNow: () => number
  onPrepared: (params: PoolParams) => void
  onStartOver: () => void
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
              found={m.pooling_draft_found}
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
              submit={m.pooling_submit()}
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
