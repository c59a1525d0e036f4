import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import { useState } from 'react'
import type { FormProblem } from '../../form/form-problem.ts'
import { openProblems } from '../../form/open-problems.ts'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import type { SolanaReviewHandle } from '../flow/use-solana-review.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import type { SolanaFormValues } from './solana-form-values.ts'
import { loadSolanaJudge, type SolanaForm } from './use-solana-form.ts'

interface SolanaSubmitOptions {
  readonly chain: SolanaChainDefinition
  readonly form: SolanaForm['form']
  readonly review: Pick<SolanaReviewHandle, 'open'>
  /** Called when the form is right but no wallet is connected. */
  readonly onWalletNeeded: () => void
}

interface SolanaSubmit {
  /** What keeps the form from being reviewed; empty until it was submitted. */
  readonly problems: readonly FormProblem[]
  /** Number of refused submissions. */
  readonly attempt: number
  readonly isChecking: boolean
  readonly submit: () => Promise<void>
}

/** The draft, and the values that it was read from: they may change while it is prepared. */
interface ReadForm {
  readonly draft: SolanaTokenDraft
  readonly values: SolanaFormValues
}

const loadPreparation = () => withChunkTimeout(import('./prepare-review.ts'))

/** From the submitted form to the open review: shape, metadata in its place, addresses and deposits. */
export function useSolanaSubmit(options: SolanaSubmitOptions): SolanaSubmit {
  const { chain, form, review, onWalletNeeded } = options
  const { wallet, account } = useWalletStore()
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)

  const show = (found: readonly FormProblem[], errors: Record<string, string>) => {
    setProblems(found)
    form.setErrors(errors)
    setAttempt((before) => before + 1)
  }

  const refuse = async (errors: Record<string, string>) => {
    const { listProblems } = await loadSolanaJudge()
    show(listProblems(errors), errors)
  }

  const readForm = async (): Promise<ReadForm | undefined> => {
    const values = form.getValues()
    const { judgeSolanaForm, solanaFormErrors } = await loadSolanaJudge()
    const reading = judgeSolanaForm(values)
    const errors = solanaFormErrors(reading, values)
    if (reading.ok && Object.keys(errors).length === 0) return { draft: reading.draft, values }
    await refuse(errors)
    return undefined
  }

  const run = async () => {
    const read = await readForm()
    if (!read) return
    if (!wallet || !account) return onWalletNeeded()
    const { prepareReview } = await loadPreparation()
    const outcome = await prepareReview({ chain, ...read, wallet, account })
    if (typeof outcome === 'string') return await refuse({ form: outcome })
    review.open(outcome)
  }

  const submit = async () => {
    setProblems([])
    form.clearErrors()
    setChecking(true)
    try {
      await run()
    } catch {
      // A part of the page did not load.
      const text = m.token_create_check_failed({ chain: chain.name })
      show([{ field: 'form', label: undefined, text }], { form: text })
    } finally {
      setChecking(false)
    }
  }
  return { problems: openProblems(problems, form.errors), attempt, isChecking, submit }
}
