import { m } from '@slipway/messages'
import type { CreateClaimsInput } from '@slipway/sdk/airdrop/claims/create-claims-flow'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import type { FlowState } from '@slipway/sdk/flow/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { type PendingCreation, usePendingCreation } from '../../form/use-pending-creation.ts'
import { CreationForm } from '../../transaction/creation-form.tsx'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { useWalletDialog } from '../../transaction/use-wallet-dialog.tsx'
import { AirdropFee } from '../shared/airdrop-fee.tsx'
import { ClaimsFormContext, type ClaimsFormScope } from './claims-form-context.ts'
import { ClaimsReleaseSection } from './claims-release-section.tsx'
import { ClaimsTimeSection } from './claims-time-section.tsx'
import { ClaimsListSection, ClaimsTokenSection } from './claims-token-section.tsx'
import { ClaimsWordsSection } from './claims-words-section.tsx'
import classes from './create.module.css'
import { claimsDrafts, useClaimsFormScope } from './use-claims-form.ts'
import { useClaimsSubmit } from './use-claims-submit.ts'

const ClaimsCreated = lazyPart(() => import('./claims-created.tsx'))
const Publishing = lazyPart(() => import('../../list-file/list-progress.tsx'))

function Banner({
  offered,
  restore,
  startOver,
  isElsewhere,
  takeOver,
}: Omit<ClaimsFormScope, 'listError'>) {
  if (isElsewhere) return <DraftElsewhere isElsewhere takeOver={takeOver} />
  if (!offered) return null
  const { title, token } = offered.values
  return (
    <DraftBanner
      found={m.airdrop_draft_found}
      savedAt={offered.savedAt}
      name={title || shortenAddress(token)}
      onRestore={restore}
      onDiscard={startOver}
    />
  )
}

type Scope = Omit<ClaimsFormScope, 'listError'>

interface FieldsProps {
  contracts: AirdropContracts
  scope: Scope
  onPrepared: (pending: Omit<PendingClaims, 'at'>) => void
}

function Fields({ contracts, scope, onPrepared }: FieldsProps) {
  const wallet = useWalletDialog()
  const review = useReview()
  const { problems, listError, attempt, progress, submit, stop } = useClaimsSubmit({
    factory: contracts.factory,
    scope,
    review,
    onPrepared,
    onWalletNeeded: wallet.open,
  })
  const startOver = () => {
    scope.startOver()
    scope.session.clear()
  }
  return (
    <ClaimsFormContext value={{ ...scope, startOver, listError }}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Banner {...scope} startOver={startOver} />
        <ErrorSummary problems={problems} attempt={attempt} idOf={scope.idOf} />
        <ClaimsTokenSection />
        <ClaimsListSection />
        <ClaimsTimeSection />
        <ClaimsReleaseSection />
        <ClaimsWordsSection />
        <div aria-live="polite">
          {progress && (
            <LatePart>
              <Publishing progress={progress} onStop={stop} />
            </LatePart>
          )}
        </div>
        <FormEnd
          cost={<AirdropFee contracts={contracts} kind="claims" />}
          isChecking={progress !== undefined}
          clear={m.airdrop_draft_clear()}
          submit={m.airdrop_submit()}
          checking={m.airdrop_checking()}
          onStartOver={startOver}
        />
      </form>
      {review.dialog}
      {wallet.dialog}
    </ClaimsFormContext>
  )
}

/** Makes an airdrop that is claimed from a list: what, for whom, when; then the review, then where it is. */
export default function ClaimsForm({ contracts }: { contracts: AirdropContracts }) {
  const scope = useClaimsFormScope()
  const { pending, take, forget } = usePendingCreation<PendingClaims>('airdrop')
  const records = useTransactionStore((store) => store.records)
  const creation = findClaimsCreation(records, pending)
  const id = creation?.id
  useEffect(() => {
    // What was made is no draft any more.
    if (id !== undefined) claimsDrafts.clear()
  }, [id])
  const again = () => {
    scope.startOver()
    scope.session.clear()
    forget()
  }
  if (pending && id !== undefined) {
    return (
      <LatePart>
        <ClaimsCreated symbol={pending.symbol} id={id} onAgain={again} />
      </LatePart>
    )
  }
  return (
    <CreationForm
      creation={
        creation && {
          state: creation.state,
          title: m.airdrop_underway(),
          text: m.airdrop_underway_text(),
        }
      }
    >
      <Fields contracts={contracts} scope={scope} onPrepared={take} />
    </CreationForm>
  )
}

/** What is being made. */
interface PendingClaims extends PendingCreation {
  readonly token: Address
  readonly symbol: string
  readonly root: string
}

/** What came of a pending creation. */
interface ClaimsCreation {
  /** Its number in the factory, proven by the factory's event; undefined while it is under way. */
  readonly id: bigint | undefined
  /** How far its transactions are. */
  readonly state: FlowState
}

/** What came of the pending creation, found among the kept transactions; undefined where nothing did. */
function findClaimsCreation(
  records: readonly TransactionRecord[],
  pending: PendingClaims | undefined,
): ClaimsCreation | undefined {
  for (const { state, label } of records) {
    if (!pending || label.kind !== 'claims_create' || state.createdAt < pending.at) continue
    if ((state.input as CreateClaimsInput).list.root !== pending.root) continue
    const id = state.steps.find((step) => step.id === 'deploy')?.result?.id
    if (typeof id === 'bigint') return { id, state }
    if (isFlowOpen(state)) return { id: undefined, state }
  }
  return undefined
}
