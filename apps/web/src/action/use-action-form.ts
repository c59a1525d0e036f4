import { type FormEvent, useState } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { focusOnceDrawn } from '../core/focus-once-drawn.ts'
import { afterPress } from '../form/after-press.ts'
import { loadRefusalText, useRefusalText } from '../form/use-refusal-text.ts'
import type { FormContext } from './form-context.ts'
import type { FormResult } from './form-result.ts'
import { useKeptState } from './use-kept-state.ts'

const preloadRefusals = () => {
  // Where it fails, the first refusal tries again.
  loadRefusalText().catch(() => undefined)
}

/**
 * A small form: texts in, params out. A field is judged when it is left, all of them on submit, and the
 * first wrong one takes the focus.
 *
 * @param read judges the values; the same rules and codes as in the contract
 * @param kept a name under which a reload finds what was typed
 */
export function useActionForm<Field extends string, Params>(
  token: FormContext['token'],
  initial: Readonly<Record<Field, string>>,
  read: (values: Readonly<Record<Field, string>>) => FormResult<Field, Params>,
  onValid: (params: Params) => void,
  currency?: FormContext['currency'],
  kept?: string,
) {
  const [values, setValues, forget] = useKeptState(kept, initial)
  const [shown, setShown] = useState<readonly Field[]>([])
  const reading = read(values)
  const say = useRefusalText(!reading.ok && shown.length > 0)

  /** True while its text is on its way: the field is marked already. */
  const errorOf = (field: Field): string | true | undefined => {
    if (reading.ok || !shown.includes(field)) return undefined
    const problem = reading.problems[field]
    if (!problem) return undefined
    if (problem.text !== undefined) return problem.text
    if (!say) return true
    return say(problem.code, problem.args, {
      token,
      ...(currency && { currency }),
      nativeCurrency: activeChain.nativeCurrency,
    })
  }
  const set = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setShown((before) => before.filter((one) => one !== field))
  }
  /** Shows what is wrong with a field, as leaving it would. */
  const judge = (field: Field) => setShown((before) => [...before, field])
  const inputProps = (field: Field) => ({
    value: values[field],
    error: errorOf(field),
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) =>
      set(field, event.currentTarget.value),
    onFocus: preloadRefusals,
    // An untouched empty field is not a mistake yet.
    onBlur: () => values[field] !== '' && afterPress(() => judge(field)),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShown(Object.keys(initial) as Field[])
    if (reading.ok) return onValid(reading.params)
    focusOnceDrawn(event.currentTarget, '[aria-invalid="true"]')
  }
  const reset = () => {
    forget()
    setShown([])
  }
  return { values, reading, set, judge, inputProps, onSubmit, reset }
}
