import type { Action } from '@slipway/sdk/accounts/session'
import { type ReactNode, use } from 'react'
import { findRoute } from './match-route.ts'
import { PermissionGate } from './permission-gate.tsx'
import { TabContext } from './tab-context.ts'

interface ActionGateProps {
  action: Action
  children: ReactNode
}

/**
 * The action directive on a tagged route (specification section 6): hides an element whose action the permission of its
 * page's route does not include. On a route without a tag nothing is hidden, and nowhere what takes out one's own
 * (ADR 0237).
 */
export function ActionGate({ action, children }: ActionGateProps) {
  const tab = use(TabContext)
  const permission = tab && findRoute(tab.key)?.permission
  if (!permission) return children
  return (
    <PermissionGate permission={permission} action={action}>
      {children}
    </PermissionGate>
  )
}
