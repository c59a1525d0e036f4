import { useState } from 'react'
import { onEntry } from './on-entry.ts'

/** Why what a form sent was refused. It speaks of what was sent, and goes once that is changed. */
export function useRefusal() {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    setProblem,
    /** Props of the form. */
    entry: onEntry(() => setProblem(undefined)),
  }
}
