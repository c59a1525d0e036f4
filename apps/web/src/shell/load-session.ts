import { m } from '@slipway/messages'
import { fixedSession } from '@slipway/sdk/accounts/session'
import { notify } from '@slipway/ui/notices'
import { clearAccessToken, readAccessToken } from './access-token.ts'
import { accountApi } from './account-api.ts'
import { findRoute } from './match-route.ts'
import { localSession } from './session.ts'
import { isRoleless, useSessionStore } from './session-store.ts'

let isLeaving = false
// A call that ends because its page does says nothing about the account.
for (const event of ['beforeunload', 'pagehide'])
  window.addEventListener(event, () => {
    isLeaving = true
  })
window.addEventListener('pageshow', () => {
  isLeaving = false
})

/** Back to what a visitor without an account is. */
export function forgetSession(): void {
  clearAccessToken()
  useSessionStore.getState().set(localSession)
}

function giveUp(): true {
  notify({ tone: 'bad', title: m.account_guard_title(), message: m.account_guard_text() })
  forgetSession()
  return true
}

/**
 * Where a visitor goes whose account could not be read: to sign in, and from there back; but never
 * away from where they take out what is theirs, which needs no account.
 *
 * @param location path and query of the shown page
 */
export function afterFailedLoad(location: string): string | undefined {
  const { pathname } = new URL(location, 'https://here.invalid')
  if (findRoute(pathname)?.exit) return undefined
  return `/user/login?redirect=${encodeURIComponent(location)}`
}

/**
 * The navigation guard (specification section 4): a stored token without roles has its user
 * information and its menu loaded. Where that fails, the visitor is told and signed out.
 *
 * @returns whether they are signed out by it
 */
export async function loadSession(): Promise<boolean> {
  const token = readAccessToken()
  // Another call of the page may have been refused before this one, and taken the token with it.
  if (!token) return isRoleless(useSessionStore.getState().session) && giveUp()
  try {
    const [user, nav] = await Promise.all([accountApi.getUserInfo(), accountApi.getUserNav()])
    const { name, welcome, avatar, info } = user
    const menu = new Set(nav.flatMap(({ entries }) => entries.map(({ path }) => path)))
    // Roles are the same for all (settled S-02): no server takes away what is on the screen.
    const { roles } = fixedSession
    useSessionStore.getState().set({ roles, token, name, welcome, avatar, info, menu })
    return false
  } catch {
    return !isLeaving && giveUp()
  }
}
