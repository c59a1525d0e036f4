import type { ReactNode } from 'react'
import { type Action, can, type PermissionId, type Session } from './session.ts'

interface PermissionGateProps {
  permission: PermissionId
  action: Action
  session?: Session
  /** What stands in the place of what is not permitted; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** The action directive of specification section 6: hides what the session does not permit. */
export function PermissionGate({
  permission,
  action,
  session,
  fallback = null,
  children,
}: PermissionGateProps) {
  return can(permission, action, session) ? children : fallback
}
