import {
  type AccountForm,
  type AccountParams,
  readAccountForm,
} from '@slipway/sdk/accounts/account-forms'
import { useState } from 'react'
import type { FormProblem, FormResult } from '../action/form-result.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { useRefusal } from '../form/use-refusal.ts'
import { accountErrorText } from './account-error-text.ts'

/** No amount is refused in these forms. */
const noUnit = { symbol: '', decimals: 0 }

interface AccountFormOptions<Form extends AccountForm, Field extends string> {
  /** Whose rules judge the texts: the same as the API's. */
  readonly form: Form
  readonly initial: Readonly<Record<Field, string>>
  /** Asks the API; what it throws is said above the button, and nothing typed is lost. */
  readonly send: (params: AccountParams<Form>) => Promise<void>
  /** What a refusal means here, where that is more than its general text. */
  readonly textOf?: (error: unknown) => string | undefined
}

function readAs<Form extends AccountForm, Field extends string>(
  form: Form,
  values: Readonly<Record<Field, string>>,
): FormResult<Field, AccountParams<Form>> {
  const reading = readAccountForm(form, values)
  if (reading.ok) return { ok: true, params: reading.params }
  const problems = Object.fromEntries(
    reading.issues.map(({ field, code }) => [field, { code }]),
  ) as Partial<Record<Field, FormProblem>>
  return { ok: false, problems }
}

/** A form of the account: texts in, one call out. */
export function useAccountForm<Form extends AccountForm, Field extends string>(
  options: AccountFormOptions<Form, Field>,
) {
  const [isSending, setSending] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  const submit = async (params: AccountParams<Form>) => {
    if (isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      await options.send(params)
    } catch (error) {
      setProblem(options.textOf?.(error) ?? accountErrorText(error))
    } finally {
      setSending(false)
    }
  }
  const form = useActionForm<Field, AccountParams<Form>>(
    noUnit,
    options.initial,
    (values) => readAs(options.form, values),
    (params) => void submit(params),
  )
  return {
    ...form,
    isSending,
    problem,
    entry,
  }
}
