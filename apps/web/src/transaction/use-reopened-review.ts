import { useEffect } from 'react'
import { takeReviewRequest } from './reopen-review.ts'

/**
 * Opens the review again after the reload that a change of the wallet's network brings.
 * @param isReady whether everything is known that the form is judged with
 */
export function useReopenedReview(isReady: boolean, submit: () => Promise<void>): void {
  useEffect(() => {
    if (isReady && takeReviewRequest()) void submit()
  }, [isReady, submit])
}
