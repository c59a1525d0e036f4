import {
  type Action,
  fixedSession,
  type PermissionId,
  type Role,
} from '@slipway/sdk/accounts/session'

/** The user session of specification section 3. */
export interface Session {
  readonly token: string | undefined
  readonly name: string
  readonly welcome: string
  readonly avatar: string
  readonly roles: readonly Role[]
  readonly info: Readonly<Record<string, string>>
  /** Paths of the menu that the API named for an account; absent: all of them. */
  readonly menu?: ReadonlySet<string>
}

/** The session of a visitor without an account: the fixed one (settled S-02). */
export const localSession: Session = {
  token: undefined,
  welcome: '',
  info: {},
  ...fixedSession,
}

/** Whether a session's roles permit an action. */
export function can(
  permission: PermissionId,
  action: Action,
  session: Session = localSession,
): boolean {
  return session.roles.some((role) =>
    role.permissions.some(
      (one) => one.permissionId === permission && one.actionList.includes(action),
    ),
  )
}
