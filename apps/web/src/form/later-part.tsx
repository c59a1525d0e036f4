import { type ReactNode, useDeferredValue } from 'react'

/**
 * What stands further down a form: drawn once what stands above it is shown, and in small steps, so that whoever types
 * already does not wait for it.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue ? children : <div aria-busy />
}
