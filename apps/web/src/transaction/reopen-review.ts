import { pageAddress } from '../core/page-address.ts'

/** Until then whoever switched the network has been given the review again; later nobody expects it. */
const LASTS_MS = 60_000
const key = 'slipway.reopen-review'

// Read once for each page load and not in a render: one that React throws away would take it from the one that stays, and one on the way to the reload from the page to come.
let requested = sessionStorage.getItem(key)
sessionStorage.removeItem(key)

/** Notes that the review of this page shall open again: switching the wallet's network reloads the page. */
export function requestReview(): void {
  sessionStorage.setItem(key, pageAddress().pathname)
}

/** Takes the note back where the switch failed: no later reload shall open a review by itself. */
export function forgetReviewRequest(): void {
  sessionStorage.removeItem(key)
}

/** Whether the page was reloaded out of its own review within the last minute; true once. */
export function takeReviewRequest(): boolean {
  if (requested !== pageAddress().pathname || performance.now() > LASTS_MS) return false
  requested = null
  return true
}
