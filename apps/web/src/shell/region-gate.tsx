import type { ReactNode } from 'react'

interface RegionGateProps {
  pathname: string
  children: ReactNode
}

export function RegionGate({ children }: RegionGateProps) {
  return children
}
