import { useRef } from 'react'

/** The value of the newest drawing, for what runs later than the drawing that it was handed out in. */
export function useNewest<Value>(value: Value): { readonly current: Value } {
  const newest = useRef(value)
  newest.current = value
  return newest
}
