// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PermissionGate } from './permission-gate.tsx'
import { localSession, type Session } from './session.ts'

afterEach(cleanup)

const reader: Session = {
  ...localSession,
  roles: [{ id: 'admin', permissions: [{ permissionId: 'dashboard', actionList: ['query'] }] }],
}

test('shows what the session permits and hides the rest', () => {
  render(
    <>
      <PermissionGate permission="dashboard" action="query" session={reader}>
        <p>the list</p>
      </PermissionGate>
      <PermissionGate permission="dashboard" action="delete" session={reader} fallback={<p>no</p>}>
        <p>the button</p>
      </PermissionGate>
    </>,
  )
  expect(screen.getByText('the list')).toBeDefined()
  expect(screen.queryByText('the button')).toBeNull()
  expect(screen.getByText('no')).toBeDefined()
})
