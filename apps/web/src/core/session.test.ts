import { expect, test } from 'vitest'
import { can, localSession, type Session } from './session.ts'

test('the local session is an admin of a fixed name and avatar, with every action on the dashboard', () => {
  expect(localSession).toMatchObject({ token: undefined, name: 'Admin', avatar: '/favicon.svg' })
  expect(localSession.roles.map((role) => role.id)).toEqual(['admin'])
  const actions = [
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
  for (const action of actions) expect(can('dashboard', action)).toBe(true)
})

test('a role permits the listed actions alone', () => {
  const session: Session = {
    ...localSession,
    roles: [{ id: 'admin', permissions: [{ permissionId: 'dashboard', actionList: ['query'] }] }],
  }
  expect(can('dashboard', 'query', session)).toBe(true)
  expect(can('dashboard', 'delete', session)).toBe(false)
  expect(can('dashboard', 'query', { ...session, roles: [] })).toBe(false)
  const elsewhere = { permissionId: 'monitor' as 'dashboard', actionList: ['query'] } as const
  const roles = [{ id: 'admin', permissions: [elsewhere] }] as const
  expect(can('dashboard', 'query', { ...session, roles })).toBe(false)
})
