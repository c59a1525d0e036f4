import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'

interface ActionGroupProps {
  title: string
  text?: string
  children: ReactNode
}

/** Actions that belong together, one row each. */
export function ActionGroup({ title, text, children }: ActionGroupProps) {
  return (
    <Panel title={title} description={text} padding="flush">
      {children}
    </Panel>
  )
}
