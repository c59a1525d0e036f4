import type { UseFormReturnType } from '@mantine/form'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import type { WalletAccount } from '@wallet-standard/base'
import type { FormProblem } from '../../form/form-problem.ts'
import { type FormCheck, useFormCheck } from '../../form/use-form-check.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import type { SolanaReviewHandle } from '../flow/use-solana-review.tsx'
import type { SolanaWallet } from '../wallet/wallet-standard.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'

/** What a plan is made of: the draft, the values that it was read from (they may change meanwhile), and who signs. */
export interface SubmittedForm<Values, Draft> {
  readonly chain: SolanaChainDefinition
  readonly draft: Draft
  readonly values: Values
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
}

/** A draft that can be made, or everything that is wrong with it. */
type FormReading =
  | { readonly ok: true; readonly draft: unknown }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] }

/** What a reading holds where nothing is wrong. */
type DraftOf<Reading> =
  Extract<Reading, { readonly ok: true }> extends {
    readonly draft: infer Draft
  }
    ? Draft
    : never

/** How a form is read, and what is said of its faults; loaded when it is first judged. */
interface FormJudge<Values, Reading extends FormReading> {
  readonly judge: (values: Values) => Reading
  /** Texts of what is wrong, by field. */
  readonly errorsOf: (reading: Reading, values: Values) => Record<string, string>
  /** The same for the summary above the form. */
  readonly listProblems: (errors: Readonly<Record<string, string>>) => FormProblem[]
}

interface SolanaSubmitOptions<Values extends object, Reading extends FormReading> {
  readonly chain: SolanaChainDefinition
  readonly form: Pick<
    UseFormReturnType<Values>,
    'getValues' | 'setErrors' | 'clearErrors' | 'errors'
  >
  readonly loadJudge: () => Promise<FormJudge<Values, Reading>>
  /** From a well-formed draft to a plan. @returns else why not, in words */
  readonly prepare: (
    submitted: SubmittedForm<Values, DraftOf<Reading>>,
  ) => Promise<SolanaPlan | string>
  readonly review: Pick<SolanaReviewHandle, 'open'>
  /** Called when the form is right but no wallet is connected. */
  readonly onWalletNeeded: () => void
}

interface SolanaSubmit extends FormCheck {
  readonly submit: () => Promise<void>
}

/** From the submitted form to the open review: shape, metadata in its place, addresses and deposits. */
export function useSolanaSubmit<Values extends object, Reading extends FormReading>(
  options: SolanaSubmitOptions<Values, Reading>,
): SolanaSubmit {
  const { chain, form, review, loadJudge, prepare, onWalletNeeded } = options
  const { wallet, account } = useWalletStore()
  const { problems, attempt, isChecking, check, showProblems } = useFormCheck(form)

  const refuse = async (errors: Record<string, string>) => {
    const { listProblems } = await loadJudge()
    showProblems(listProblems(errors), errors)
  }

  const readForm = async () => {
    const values = form.getValues()
    const { judge, errorsOf } = await loadJudge()
    const reading = judge(values)
    const errors = errorsOf(reading, values)
    if (reading.ok && Object.keys(errors).length === 0)
      return { draft: reading.draft as DraftOf<Reading>, values }
    await refuse(errors)
    return undefined
  }

  const run = async () => {
    const read = await readForm()
    if (!read) return
    if (!wallet || !account) return onWalletNeeded()
    const outcome = await prepare({ chain, ...read, wallet, account })
    if (typeof outcome === 'string') return await refuse({ form: outcome })
    review.open(outcome)
  }

  const submit = () =>
    check(async () => {
      try {
        await run()
      } catch {
        // A part of the page did not load.
        const text = m.token_create_check_failed({ chain: chain.name })
        showProblems([{ field: 'form', label: undefined, text }], { form: text })
      }
    })
  return { problems, attempt, isChecking, submit }
}
