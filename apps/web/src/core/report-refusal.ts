import type { ApiError } from '@slipway/api-client'
import { baseLocale, getLocale, m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { clearAccessToken, readAccessToken } from './access-token.ts'
import { carryNotices } from './carry-notices.ts'
import { withChunkTimeout } from './lazy-part.ts'

/** Time to read the notice before the page reloads (settled S-11). */
const reloadAfterMs = 1_500

const tellForbidden = (message: string) =>
  notify({ tone: 'bad', title: m.shell_forbidden(), message })

/** What the server says, in the reader's language. */
async function translate(error: ApiError): Promise<string> {
  const load = () => import('@slipway/messages/service-error-message')
  const { serviceErrorMessage } = await withChunkTimeout(load())
  return serviceErrorMessage(error.code) ?? serviceErrorMessage('FORBIDDEN') ?? error.message
}

/** HTTP 403: a notice with the server's own words (specification section 8), which are English; other readers get its code's. */
export function reportForbidden(error: ApiError): void {
  if (getLocale() === baseLocale) tellForbidden(error.message)
  else
    void translate(error)
      .catch(() => error.message)
      .then(tellForbidden)
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
