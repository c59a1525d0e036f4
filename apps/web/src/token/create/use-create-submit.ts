import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { TokenDraftIssue } from '@slipway/sdk/token/types'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { isChunkError } from '../../core/chunk-error.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { type FormCheck, useFormCheck } from '../../form/use-form-check.ts'
import type { Review } from '../../transaction/use-review.tsx'
import { loadDraftReader } from './load-draft-reader.ts'
import type { CreateFormState } from './use-create-form-state.ts'

interface CreateSubmit extends FormCheck {
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
  const { problems, attempt, isChecking, check, showProblems } = useFormCheck(form)
  const [hasCheckFailed, setCheckFailed] = useState(false)

  const refuse = async (issues: readonly TokenDraftIssue[]) => {
    const { listProblems, tokenFormErrors } = await loadDraftReader()
    const errors = tokenFormErrors(issues, form.getValues())
    showProblems(listProblems(errors), errors)
  }

  const prepare = async (draft: TokenDraft, owner: Address) => {
    const { prepareCreation } = await withChunkTimeout(import('./prepare-creation.ts'))
    const isWalletHere = chainId === activeChain.chainId
    const { plan, issues } = await prepareCreation({
      contracts,
      draft,
      seed,
      account: owner,
      isWalletHere,
    })
    if (plan) review.open(plan)
    else await refuse(issues)
  }

  const submit = () => {
    setCheckFailed(false)
    return check(async () => {
      const { readDraft } = await loadDraftReader()
      const reading = readDraft(form.getValues(), account)
      if (!reading.ok) return await refuse(reading.issues)
      if (!account) return onWalletNeeded()
      try {
        await prepare(reading.draft, account)
      } catch (error) {
        if (isChunkError(error)) throw error
        setCheckFailed(true)
      }
    })
  }

  return { problems, attempt, isChecking, hasCheckFailed, submit }
}
