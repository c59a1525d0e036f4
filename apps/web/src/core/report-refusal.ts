import type { ApiError } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { clearAccessToken, readAccessToken } from './access-token.ts'
import { carryNotices } from './carry-notices.ts'

/** Time to read the notice before the page reloads (settled S-11). */
const reloadAfterMs = 1_500

/** HTTP 403: a notice with the server's own words, in the reader's language (specification section 8); loaded for that. */
export function reportForbidden(error: ApiError): void {
  void import('@slipway/messages/service-error-message').then(
    ({ forbiddenWords }) => notify({ tone: 'bad', ...forbiddenWords(error) }),
    () => notify({ tone: 'bad', title: error.message }),
  )
}

/**
 * HTTP 401: a notice, and where the refused token is the stored one the visitor is signed out and the page reloads.
 * An answer that says the visitor is signed in is no reason for either (specification section 8).
 *
 * @param token what the refused request carried; a request without one says nothing about a sign-in that came since
 */
export function reportUnauthorized(error: ApiError, token: string | undefined): void {
  if (isLoggedIn(error.details)) return
  notify({ tone: 'bad', title: m.shell_unauthorized(), message: m.shell_unauthorized_text() })
  if (!token || readAccessToken() !== token) return
  clearAccessToken()
  setTimeout(() => {
    carryNotices()
    window.location.reload()
  }, reloadAfterMs)
}

function isLoggedIn(details: unknown): boolean {
  return (
    typeof details === 'object' &&
    details !== null &&
    'isLogin' in details &&
    details.isLogin === true
  )
}
