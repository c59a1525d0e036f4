import type { ReactNode } from 'react'
import { useState } from 'react'
import type { FormProblem } from './form-problem.ts'
import { openProblems } from './open-problems.ts'
import { unloadedProblem } from './unloaded-problem.ts'

/** What of a form is read and written when it is checked. */
interface CheckedForm {
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly setErrors: (errors: Record<string, string>) => void
  readonly clearErrors: () => void
}

export interface FormCheck {
  /** What keeps the form from being reviewed; empty until it was submitted. */
  readonly problems: readonly FormProblem[]
  /** Number of refused submissions. */
  readonly attempt: number
  readonly isChecking: boolean
}

interface FormCheckKeeper extends FormCheck {
  /** Forgets what was wrong before, then runs a submission; a part of the page that does not load is a problem too. */
  readonly check: (submission: () => Promise<void>) => Promise<void>
  /** @param problems of the summary above the form @param errors by field */
  readonly showProblems: (problems: readonly FormProblem[], errors: Record<string, string>) => void
}

/** The submissions of a form: whether one is being checked, and what spoke against the last. */
export function useFormCheck(form: CheckedForm): FormCheckKeeper {
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const check = async (submission: () => Promise<void>) => {
    setProblems([])
    form.clearErrors()
    setChecking(true)
    try {
      await submission()
    } catch (error) {
      setProblems([unloadedProblem(error)])
      setAttempt((before) => before + 1)
    } finally {
      setChecking(false)
    }
  }
  const showProblems = (found: readonly FormProblem[], errors: Record<string, string>) => {
    setProblems(found)
    form.setErrors(errors)
    setAttempt((before) => before + 1)
  }
  return { problems: openProblems(problems, form.errors), attempt, isChecking, check, showProblems }
}
