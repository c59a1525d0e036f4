const key = 'slipway.reopen-review'

/** Notes that the review of this page shall open again: switching the wallet's network reloads the page. */
export function requestReview(): void {
  sessionStorage.setItem(key, window.location.pathname)
}

/** Whether the page was reloaded out of its own review; true once. */
export function takeReviewRequest(): boolean {
  const isRequested = sessionStorage.getItem(key) === window.location.pathname
  sessionStorage.removeItem(key)
  return isRequested
}
