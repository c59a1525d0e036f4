import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { AppLink } from '../../core/app-link.tsx'

interface CreateButtonProps {
  chain: SolanaChainDefinition
  /** Path of the form. */
  to: string
  label: string
}

/** Leads from a list to the form of the next one. */
export function CreateButton({ chain, to, label }: CreateButtonProps) {
  return (
    <Button component={AppLink} to={to} search={{ network: chain.shortname }}>
      {label}
    </Button>
  )
}
