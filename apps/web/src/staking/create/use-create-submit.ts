import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { type FormCheck, useFormCheck } from '../../form/use-form-check.ts'
import type { Review } from '../../transaction/use-review.tsx'
import { loadDraftReader } from './load-draft-reader.ts'
import type { PoolFormScope } from './pool-form-context.ts'
import type { PoolParams } from './pool-params.ts'

interface CreateSubmitOptions {
  scope: PoolFormScope
  review: Pick<Review, 'open'>
  /** Told what is being made, once its review opens. */
  onPrepared: (params: PoolParams) => void
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
}

interface CreateSubmit extends FormCheck {
  submit: () => Promise<void>
}

/** From the submitted form to the open review: shape, rehearsal on the network, the project's words in their place. */
export function useCreateSubmit(options: CreateSubmitOptions): CreateSubmit {
  const { scope, review, onPrepared, onWalletNeeded } = options
  const { form, tokens, contracts, getNow } = scope
  const { address: account, chainId } = useConnection()
  const { problems, attempt, isChecking, check, showProblems } = useFormCheck(form)

  const refuse = async (errors: Record<string, string>) => {
    const { listProblems } = await loadDraftReader()
    showProblems(listProblems(errors), errors)
  }

  const readForm = async (): Promise<PoolDraft | null> => {
    const values = form.getValues()
    const { readDraft, formErrors } = await loadDraftReader()
    const reading = readDraft(values, account, getNow())
    if (reading.draft && reading.issues.length === 0) return reading.draft
    await refuse(formErrors(reading, values))
    return null
  }

  const run = async (owner: Address) => {
    const draft = await readForm()
    const { staked, reward } = tokens
    if (!draft || staked.state !== 'known' || reward.state !== 'known') return
    const { prepareReview } = await withChunkTimeout(import('./prepare-review.ts'))
    const params = {
      contracts,
      draft,
      values: form.getValues(),
      staked: staked.facts,
      reward: reward.facts,
      account: owner,
      isWalletHere: chainId === activeChain.chainId,
    }
    const outcome = await prepareReview(params)
    if (outcome.kind === 'stopped') return await refuse({ form: outcome.text })
    if (outcome.kind === 'refused') {
      const { formErrors } = await loadDraftReader()
      return await refuse(formErrors(outcome, form.getValues()))
    }
    onPrepared(params)
    review.open(outcome.plan)
  }

  const submit = () =>
    check(async () => {
      if (account) await run(account)
      else if (await readForm()) onWalletNeeded()
    })

  return { problems, attempt, isChecking, submit }
}
