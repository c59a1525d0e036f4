import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { TokenContracts } from '@slipway/sdk/token/types'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../transaction/read-client.ts'
import type { Flow } from '../../transaction/use-flow.ts'
import { createTokenPlan } from './create-token-plan.ts'
import { issueText } from './issue-text.ts'
import { toDraftInput } from './token-form-values.ts'
import type { CreateFormState } from './use-create-form-state.ts'
import { tokenFormErrors } from './use-token-form.ts'

interface CreateSubmit {
  /** What keeps the form from being reviewed; empty until it was submitted. */
  errors: Readonly<Record<string, string>>
  isChecking: boolean
  /** No node answered the check. */
  hasCheckFailed: boolean
  submit: () => Promise<void>
}

interface CreateSubmitOptions {
  contracts: TokenContracts
  state: CreateFormState
  flow: Flow
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
  /** Called when the errors have been set, to move the focus to their summary. */
  onErrors: () => void
}

/** From the submitted form to the open review: shape first, then what only the chain knows, then fee and address. */
export function useCreateSubmit(options: CreateSubmitOptions): CreateSubmit {
  const { contracts, state, flow, onWalletNeeded, onErrors } = options
  const { form, seed } = state
  const { address: account, chainId } = useConnection()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isChecking, setChecking] = useState(false)
  const [hasCheckFailed, setCheckFailed] = useState(false)

  const refuse = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    form.setErrors(found)
    onErrors()
  }

  const check = async (draft: TokenDraft, owner: Address) => {
    // On another network the wallet has to move first; the review says so and offers it.
    if (chainId === activeChain.chainId) {
      const issues = await checkTokenDraft(readClient, contracts, { draft, account: owner, seed })
      const values = form.getValues()
      if (issues.length > 0)
        return refuse(Object.fromEntries(issues.map((one) => [one.field, issueText(one, values)])))
    }
    const templateId = BigInt(draft.templateId)
    const [fee, predicted] = await Promise.all([
      getTokenFee(readClient, contracts, { account: owner, templateId }),
      getDeployAddress(readClient, contracts, { draft, deployer: owner, seed }),
    ])
    flow.open(createTokenPlan({ contracts, draft, seed, fee, account: owner, predicted }))
  }

  const submit = async () => {
    const values = form.getValues()
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
  return { errors: Object.fromEntries(open), isChecking, hasCheckFailed, submit }
}
