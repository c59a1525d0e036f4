import { useEffect, useRef, useState } from 'react'
import { takeReviewRequest } from './reopen-review.ts'

/**
 * Opens the review again after the reload that a change of the wallet's network brings.
 * @param isReady whether everything is known that the form is judged with
 */
export function useReopenedReview(isReady: boolean, submit: () => Promise<void>): void {
  // Taken once, at the first render: a later one, on the way to the reload, would take it from the page to come.
  const [isRequested] = useState(takeReviewRequest)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isReady || !isRequested || isDone.current) return
    isDone.current = true
    void submit()
  }, [isReady, isRequested, submit])
}
