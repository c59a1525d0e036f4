import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { Panel } from '@slipway/ui/panel'
import { useRef } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { lazyPart } from '../../core/lazy-part.ts'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { NearPart } from '../../form/near-part.tsx'
import { useReopenedReview } from '../../transaction/use-reopened-review.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { useWalletDialog } from '../../transaction/use-wallet-dialog.tsx'
import { CostSummary } from './cost-summary.tsx'
import classes from './create.module.css'
import { KindSection } from './kind-section.tsx'
import { MarketSection } from './market-section.tsx'
import { emptyPreflight, type Preflight } from './preflight.ts'
import { PresaleFormContext } from './presale-form-context.ts'
import type { PresaleKind } from './presale-form-values.ts'
import { PresalePreview } from './presale-preview.tsx'
import { PriceSection } from './price-section.tsx'
import { TimeSection } from './time-section.tsx'
import { TokenSection } from './token-section.tsx'
import type { CreateFormState } from './use-create-form-state.ts'
import { useCreateSubmit } from './use-create-submit.ts'
import { useFormScope } from './use-form-scope.ts'
import { useWhitelist } from './use-whitelist.ts'

const ListingSection = lazyPart(() => import('./listing-section.tsx'))
const LateSections = lazyPart(() => import('./late-sections.tsx'))
// At the end of the form, with texts of its own.
const PreflightStages = lazyPart(() => import('./preflight-stages.tsx'))
// Far down the form, and with what files and Markdown need.
const ProjectFields = lazyPart(() => import('./project-fields.tsx'))

interface PresaleCreateFormProps {
  kind: PresaleKind
  contracts: PresaleContracts
  state: CreateFormState
  /** Told where the presale will be, once its review opens. */
  onPrepared: (presale: Address) => void
  getNow: () => number
  onKind: (kind: PresaleKind) => void
  onStartOver: () => void
}

/** Everything that is rehearsed before the wallet is asked, and what it found. */
function PreflightPanel({ preflight }: { preflight: Preflight }) {
  return (
    <Panel title={m.presale_section_checks()} description={m.presale_section_checks_text()}>
      <NearPart
        pending={<div className={classes.checksPending} />}
        isWanted={preflight !== emptyPreflight}
      >
        <PreflightStages preflight={preflight} />
      </NearPart>
    </Panel>
  )
}

/** Who is behind the presale: what buyers read before they decide. */
function ProjectSection() {
  return (
    <Panel title={m.presale_section_project()} description={m.presale_section_project_text()}>
      <NearPart pending={<div className={classes.projectPending} />}>
        <ProjectFields />
      </NearPart>
    </Panel>
  )
}

/** The form, its live preview, and the way from one to the other: checks, review, signature. */
export function PresaleCreateForm(props: PresaleCreateFormProps) {
  const { kind, contracts, state, onPrepared, getNow, onKind, onStartOver } = props
  const { address: account } = useConnection()
  const wallet = useWalletDialog()
  const scope = useFormScope(kind, state, account)
  const whitelist = useWhitelist(state.form)
  // What was in the way is mended: the checks go on where they stopped.
  const resubmit = useRef<() => void>(undefined)
  const review = useReview((_state, { label }) => {
    if (label.kind !== 'presale_create') resubmit.current?.()
  })
  const submission = useCreateSubmit({
    contracts,
    scope,
    whitelist,
    getNow,
    review,
    onPrepared,
    onWalletNeeded: wallet.open,
  })
  const { problems, attempt, preflight, isChecking, submit } = submission
  resubmit.current = () => void submit()
  useReopenedReview(account !== undefined, submit)
  return (
    <PresaleFormContext value={scope}>
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
              found={m.presale_draft_found}
              savedAt={state.offered.savedAt}
              name={state.offered.values.name || m.presale_preview_unnamed()}
              onRestore={state.restore}
              onDiscard={onStartOver}
            />
          )}
          <ErrorSummary problems={problems} attempt={attempt} idOf={scope.idOf} />
          <KindSection kind={kind} onChange={onKind} />
          <TokenSection />
          <MarketSection />
          <PriceSection />
          {kind !== 'private' && (
            <NearPart pending={<div className={classes.listingPending} />}>
              <ListingSection />
            </NearPart>
          )}
          <TimeSection getNow={getNow} />
          <NearPart pending={<div className={classes.latePending} />}>
            <LateSections whitelist={whitelist} />
          </NearPart>
          <ProjectSection />
          <PreflightPanel preflight={preflight} />
          <FormEnd
            cost={<CostSummary contracts={contracts} account={account} />}
            isChecking={isChecking}
            clear={m.presale_draft_clear()}
            submit={m.presale_create_submit()}
            checking={m.presale_create_checking()}
            onStartOver={onStartOver}
          />
        </form>
        <PresalePreview />
        {review.dialog}
        {wallet.dialog}
      </div>
    </PresaleFormContext>
  )
}
