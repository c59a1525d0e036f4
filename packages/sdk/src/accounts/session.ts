/** What an element may let its user do (specification section 6). */
export const actions = [
  'add',
  'delete',
  'edit',
  'query',
  'get',
  'enable',
  'disable',
  'import',
  'export',
] as const

export type Action = (typeof actions)[number]

export type PermissionId = 'dashboard'

export interface Permission {
  readonly permissionId: PermissionId
  readonly actionList: readonly Action[]
}

export interface Role {
  readonly id: 'admin'
  readonly permissions: readonly Permission[]
}

/**
 * What every session is: role admin with every action, fixed name and avatar (specification
 * section 6, settled S-02).
 *
 * Warning: it shapes the interface only. No server accepts it as a right to write, and on chain
 * the wallet's ownership alone decides.
 */
export const fixedSession: {
  readonly name: string
  readonly avatar: string
  readonly roles: readonly Role[]
} = {
  name: 'Admin',
  avatar: '/favicon.svg',
  roles: [{ id: 'admin', permissions: [{ permissionId: 'dashboard', actionList: actions }] }],
}
