import type { ReactNode } from 'react'
import { type Action, can, type PermissionId, type Session } from './session.ts'

interface PermissionGateProps {
  permission: PermissionId
  action: Action
  session?: Session
  children: ReactNode
}

/** The action directive of specification section 6: hides what the session does not permit. */
export function PermissionGate({ permission, action, session, children }: PermissionGateProps) {
  return can(permission, action, session) ? children : null
}
