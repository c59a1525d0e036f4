import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { TokenContracts } from '@slipway/sdk/token/types'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../shell/active-chain.ts'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import type { Review } from '../../transaction/use-review.tsx'
import { issueText } from './issue-text.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { toDraftInput } from './token-form-values.ts'
import type { CreateFormState } from './use-create-form-state.ts'
import { tokenFormErrors } from './use-token-form.ts'

interface CreateSubmit {
  /** What keeps the form from being reviewed; empty until it was submitted. */
  errors: Readonly<Record<string, string>>
  /** Number of refused submissions. */
  attempt: number
  isChecking: boolean
  /** No node answered the check. */
  hasCheckFailed: boolean
  submit: () => Promise<void>
}

interface CreateSubmitOptions {
  contracts: TokenContracts
  state: CreateFormState
  review: Pick<Review, 'open'>
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
}

/** From the submitted form to the open review: shape first, then what only the chain knows, then fee and address. */
export function useCreateSubmit(options: CreateSubmitOptions): CreateSubmit {
  const { contracts, state, review, onWalletNeeded } = options
  const { form, seed } = state
  const { address: account, chainId } = useConnection()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const [hasCheckFailed, setCheckFailed] = useState(false)

  const refuse = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    form.setErrors(found)
    setAttempt((before) => before + 1)
  }

  const check = async (draft: TokenDraft, owner: Address) => {
    const { prepareCreation } = await withChunkTimeout(import('./prepare-creation.ts'))
    const isWalletHere = chainId === activeChain.chainId
    const { plan, issues } = await prepareCreation({
      contracts,
      draft,
      seed,
      account: owner,
      isWalletHere,
    })
    const values = form.getValues()
    if (plan) review.open(plan)
    else refuse(Object.fromEntries(issues.map((one) => [one.field, issueText(one, values)])))
  }

  const submit = async () => {
    const values = form.getValues()
    const readTokenDraft = await loadDraftReader()
    const reading = readTokenDraft(toDraftInput(values, account))
    setCheckFailed(false)
    if (!reading.ok) return refuse(tokenFormErrors(reading, values))
    setErrors({})
    form.clearErrors()
    if (!account) return onWalletNeeded()
    setChecking(true)
    try {
      await check(reading.draft, account)
    } catch {
      setCheckFailed(true)
    } finally {
      setChecking(false)
    }
  }

  // A field that was mended since leaves the summary; what concerns the whole form stays until the next submission.
  const open = Object.entries(errors).filter(([field]) => field === 'form' || form.errors[field])
  return { errors: Object.fromEntries(open), attempt, isChecking, hasCheckFailed, submit }
}
