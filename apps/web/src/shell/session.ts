/** What an element may let its user do (specification section 6). */
export type Action =
  | 'add'
  | 'delete'
  | 'edit'
  | 'query'
  | 'get'
  | 'enable'
  | 'disable'
  | 'import'
  | 'export'

export type PermissionId = 'dashboard'

interface Permission {
  readonly permissionId: PermissionId
  readonly actionList: readonly Action[]
}

interface Role {
  readonly id: 'admin'
  readonly permissions: readonly Permission[]
}

/** The user session of specification section 3. */
export interface Session {
  readonly token: string | undefined
  readonly name: string
  readonly welcome: string
  readonly avatar: string
  readonly roles: readonly Role[]
  readonly info: Readonly<Record<string, string>>
}

const allActions: readonly Action[] = [
  'add',
  'delete',
  'edit',
  'query',
  'get',
  'enable',
  'disable',
  'import',
  'export',
]

/**
 * The session of a visitor without an account: role admin with every action, fixed name and avatar
 * (settled S-02).
 *
 * Warning: it shapes the interface only. No server accepts it as a right to write, and on chain
 * the wallet's ownership alone decides.
 */
export const localSession: Session = {
  token: undefined,
  name: 'Admin',
  welcome: '',
  avatar: '/favicon.svg',
  roles: [{ id: 'admin', permissions: [{ permissionId: 'dashboard', actionList: allActions }] }],
  info: {},
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
