import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { FormProblem } from '../../form/form-problem.ts'
import { openProblems } from '../../form/open-problems.ts'
import { activeChain } from '../../shell/active-chain.ts'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import { readClient } from '../../shell/read-client.ts'
import type { Review } from '../../transaction/use-review.tsx'
import { loadDraftValidation } from './load-draft-validation.ts'
import type { LockFormScope } from './lock-form-context.ts'
import type { LockFormValues } from './lock-form-values.ts'
import type { LockParams } from './lock-params.ts'
import type { LockIssue, LockReading } from './validate-draft.ts'

interface CreateSubmitOptions {
  contracts: LockContracts
  scope: LockFormScope
  review: Pick<Review, 'open'>
  /** Told what is being locked, once its review opens. */
  onPrepared: (params: LockParams) => void
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
}

interface CreateSubmit {
  /** What keeps the form from being reviewed; empty until it was submitted. */
  problems: readonly FormProblem[]
  /** Number of refused submissions. */
  attempt: number
  isChecking: boolean
  submit: () => Promise<void>
}

/** From the submitted form to the open review: shape, list, rehearsal on the network. */
export function useCreateSubmit(options: CreateSubmitOptions): CreateSubmit {
  const { contracts, scope, review, onPrepared, onWalletNeeded } = options
  const { form, asset, getNow } = scope
  const { address: account, chainId } = useConnection()
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)

  const refuse = async (errors: Record<string, string>) => {
    const { listProblems } = await loadDraftValidation()
    setProblems(listProblems(errors))
    form.setErrors(errors)
    setAttempt((before) => before + 1)
  }

  /** What the network has against the entries that are right, where others are not: all of it is said at once. */
  const askChain = async (
    values: LockFormValues,
    issues: readonly LockIssue[],
  ): Promise<readonly LockIssue[]> => {
    if (!account || chainId !== activeChain.chainId || asset.state !== 'known') return []
    const { standInDraft } = await loadDraftValidation()
    const draft = standInDraft(values, issues, account, getNow())
    if (!draft) return []
    const { checkLockDraft } = await withChunkTimeout(import('@slipway/sdk/lock/check-lock-draft'))
    const check = { draft, account, lockable: asset.facts }
    // A network that is away is said once the form is right, when nothing goes on without it.
    const report = await checkLockDraft(readClient, contracts, check).catch(() => undefined)
    const wrong = new Set(issues.map(({ field }) => field))
    return report?.issues.filter(({ field }) => !wrong.has(field)) ?? []
  }

  const readForm = async (): Promise<LockDraft | LockListDraft | null> => {
    const values = form.getValues()
    const { validateDraft, formErrors } = await loadDraftValidation()
    const reading: LockReading = validateDraft(values, account, getNow())
    if (reading.draft) return reading.draft
    const issues = [...reading.issues, ...(await askChain(values, reading.issues))]
    await refuse(formErrors({ ...reading, issues }, values))
    return null
  }

  const run = async (owner: Address) => {
    const draft = await readForm()
    if (!draft || asset.state !== 'known') return
    const { prepareReview } = await withChunkTimeout(import('./prepare-review.ts'))
    const { address, facts } = asset
    const isWalletHere = chainId === activeChain.chainId
    const params = { contracts, draft, address, facts, account: owner, isWalletHere, hints: [] }
    const outcome = await prepareReview(params)
    if (outcome.kind === 'stopped') return await refuse({ form: outcome.text })
    if (outcome.kind === 'refused') {
      const { formErrors } = await loadDraftValidation()
      const { issues } = outcome
      const reading = { draft: null, terms: null, list: null, issues }
      return await refuse(formErrors(reading, form.getValues()))
    }
    onPrepared(params)
    review.open(outcome.plan)
  }

  const submit = async () => {
    setProblems([])
    form.clearErrors()
    setChecking(true)
    try {
      if (account) await run(account)
      else if (await readForm()) onWalletNeeded()
    } finally {
      setChecking(false)
    }
  }

  const open = openProblems(problems, form.errors)
  return { problems: open, attempt, isChecking, submit }
}
