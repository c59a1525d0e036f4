import type { Action, PermissionId } from '@slipway/sdk/accounts/session'
import type { ReactNode } from 'react'
import { can, type Session } from './session.ts'
import { useSession } from './session-store.ts'

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
  session: given,
  fallback = null,
  children,
}: PermissionGateProps) {
  const own = useSession()
  const session = given ?? own
  return can(permission, action, session) ? children : fallback
}
