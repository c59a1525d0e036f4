import { m } from '@slipway/messages'
import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { ActionGate } from '../../core/action-gate.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../core/lazy-part.ts'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { FormEnd } from '../../form/form-end.tsx'
import { useFormCheck } from '../../form/use-form-check.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { useReopenedReview } from '../../transaction/use-reopened-review.ts'
import { useWalletDialog } from '../../transaction/use-wallet-dialog.tsx'
import { AssetSection } from './asset-section.tsx'
import classes from './create.module.css'
import { LockFormContext, type LockFormScope } from './lock-form-context.ts'
import type { LockParams } from './lock-params.ts'
import previewClasses from './preview.module.css'
import type { CreateFormState } from './use-create-form-state.ts'
import { useLockAsset } from './use-lock-asset.ts'

const LockTerms = lazyPart(() => import('./lock-terms.tsx'))
// With the schema's reader, which an asset had to be known for: the untouched form needs neither.
const LockForecast = lazyPart(() => import('./lock-forecast.tsx'))
/** The only way to the network, loaded when it is first asked about a lock. */
const loadReview = () => withChunkTimeout(import('./prepare-review.ts'))

interface LockCreateFormProps {
  /** Tells the two addresses of this screen apart: both may be open in tabs. */
  prefix: string
  contracts: LockContracts
  state: CreateFormState
  getNow: () => number
  /** Told what is being locked, and the plan to be reviewed. */
  onPrepared: (params: LockParams, plan: ShownPlan) => void
  onStartOver: () => void
}

/** What the form will make; drawn anew at each pause in typing. */
function LockPreview({
  asset,
  contracts,
}: Pick<LockFormScope, 'asset'> & Pick<LockCreateFormProps, 'contracts'>) {
  const { address: account } = useConnection()
  return (
    <Panel title={m.lock_preview_title()} className={previewClasses.root}>
      {asset.state === 'known' ? (
        <LatePart pending={<div className={previewClasses.pending} />}>
          <LockForecast
            facts={asset.facts}
            address={asset.address}
            check={
              account &&
              (async (draft: LockDraft | LockListDraft) => {
                const { checkDraft } = await loadReview()
                return await checkDraft({ contracts, draft, account, facts: asset.facts })
              })
            }
          />
        </LatePart>
      ) : (
        <p className={previewClasses.muted}>{m.lock_preview_empty()}</p>
      )}
    </Panel>
  )
}

interface LockSubmitProps {
  isChecking: boolean
  onStartOver: () => void
}

/** The end of the form: locking costs nothing. */
export function LockSubmit(props: LockSubmitProps) {
  return (
    <FormEnd
      {...props}
      cost={
        <dl className={classes.cost}>
          <div>
            <dt>{m.lock_cost_fee()}</dt>
            <dd>{m.lock_cost_none()}</dd>
          </div>
        </dl>
      }
      clear={m.lock_draft_clear()}
      submit={m.lock_submit()}
      checking={m.lock_checking()}
      guard={(button) => <ActionGate action="add">{button}</ActionGate>}
    />
  )
}

/** What every section sees: the form, and what the chain says of its asset. */
export function useFormScope(
  prefix: string,
  { form, snapshot }: CreateFormState,
  account: Address | undefined,
  getNow: () => number,
): LockFormScope {
  const asset = useLockAsset(form, account)
  return useMemo(
    () => ({ form, snapshot, idOf: (field: string) => `${prefix}-${field}`, asset, getNow }),
    [form, snapshot, prefix, asset, getNow],
  )
}

/** From the submitted form to its plan, or to what speaks against it. */
function useSubmit(
  { contracts, onPrepared }: Pick<LockCreateFormProps, 'contracts' | 'onPrepared'>,
  { form, asset, getNow }: LockFormScope,
  onWalletNeeded: () => void,
) {
  const { address: account, chainId } = useConnection()
  const { problems, attempt, isChecking, check, showProblems } = useFormCheck(form)
  const submit = () =>
    check(async () => {
      const values = form.getValues()
      const isWalletHere = chainId === activeChain.chainId
      const { prepareReview } = await loadReview()
      const submitted = { values, contracts, asset, account, isWalletHere, now: getNow() }
      const outcome = await prepareReview(submitted)
      if (outcome.kind === 'ready') onPrepared(outcome.params, outcome.plan)
      if (outcome.kind === 'no-wallet') onWalletNeeded()
      if (outcome.kind === 'refused') showProblems(outcome.problems, outcome.errors)
    })
  return { problems, attempt, isChecking, submit }
}

/** The form, its live preview, and the way from one to the other: checks, review, signature. */
export function LockCreateForm(props: LockCreateFormProps) {
  const { prefix, contracts, state, getNow, onStartOver } = props
  const { address: account } = useConnection()
  const wallet = useWalletDialog()
  const scope = useFormScope(prefix, state, account, getNow)
  const { problems, attempt, isChecking, submit } = useSubmit(props, scope, wallet.open)
  const isKnown = scope.asset.state === 'known'
  // The page comes back out of a change of the wallet's network before the chain has said what the address is.
  useReopenedReview(account !== undefined && isKnown, submit)
  return (
    <LockFormContext value={scope}>
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
              found={m.lock_draft_found}
              savedAt={state.offered.savedAt}
              name={state.offered.values.symbol || shortenAddress(state.offered.values.asset)}
              onRestore={state.restore}
              onDiscard={onStartOver}
            />
          )}
          <ErrorSummary problems={problems} attempt={attempt} idOf={scope.idOf} />
          <AssetSection />
          {scope.asset.state === 'known' && (
            <LatePart pending={<div className={classes.termsPending} />}>
              <LockTerms asset={scope.asset} />
            </LatePart>
          )}
          <LockSubmit isChecking={isChecking} onStartOver={onStartOver} />
        </form>
        <LockPreview asset={scope.asset} contracts={contracts} />
        {wallet.dialog}
      </div>
    </LockFormContext>
  )
}
