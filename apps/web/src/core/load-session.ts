import { ApiError } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { fixedSession } from '@slipway/sdk/accounts/session'
import { notify } from '@slipway/ui/notices'
import { clearAccessToken, readAccessToken } from './access-token.ts'
import { accountApi } from './account-api.ts'
import { findRoute } from './match-route.ts'
import { localSession } from './session.ts'
import { isRoleless, useSessionStore } from './session-store.ts'

/** Between a call that was cut off and the next one: a page that is being left does not live to make it. */
const againAfterMs = 1_000

/** Back to what a visitor without an account is. */
export function forgetSession(): void {
  clearAccessToken()
  useSessionStore.getState().set(localSession)
}

function giveUp(): true {
  notify({ tone: 'bad', title: m.account_guard_title(), message: m.account_guard_text() })
  // Ended on the server too, where it can be reached: its token would be good for days.
  if (readAccessToken()) void accountApi.logout().catch(() => undefined)
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

async function readSession(token: string): Promise<void> {
  const [user, nav] = await Promise.all([accountApi.getUserInfo(), accountApi.getUserNav()])
  const { name, welcome, avatar, info } = user
  const menu = new Set(nav.flatMap(({ entries }) => entries.map(({ path }) => path)))
  // Roles are the same for all (settled S-02): no server takes away what is on the screen.
  const { roles } = fixedSession
  useSessionStore.getState().set({ roles, token, name, welcome, avatar, info, menu })
}

/** The call ended without an answer, as it does when its page is left. It says nothing about the account. */
const wasCutOff = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK'

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
    await readSession(token).catch(async (error: unknown) => {
      if (!wasCutOff(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, againAfterMs))
      await readSession(token)
    })
    return false
  } catch {
    return giveUp()
  }
}
