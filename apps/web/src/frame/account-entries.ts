import { m } from '@slipway/messages'
import type { Session } from '../core/session.ts'

/** One way into the account's pages. */
export interface AccountEntry {
  readonly path: string
  readonly text: () => string
  readonly search?: Readonly<Record<string, string>>
}

/**
 * What the account menu offers: a visitor without an account may sign in or register, a signed-in
 * one reaches their pages and the way out.
 *
 * @param here path of the shown page, to which signing in leads back
 */
export function accountEntries(session: Session, here: string): readonly AccountEntry[] {
  if (session.token === undefined) {
    return [
      { path: '/user/login', text: m.account_menu_sign_in, search: { redirect: here } },
      { path: '/user/register', text: m.account_register_button },
    ]
  }
  return [
    { path: '/account/center', text: m.account_menu_center },
    { path: '/account/settings', text: m.account_menu_settings },
    { path: '/account/logout', text: m.account_menu_sign_out },
  ]
}
