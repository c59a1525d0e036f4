import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { AppLink } from '../../../core/app-link.tsx'

/** Leads to the form. */
export function NewPool({ chain }: { chain: SolanaChainDefinition }) {
  return (
    <Button component={AppLink} to="/solana/staking/create" search={{ network: chain.shortname }}>
      {m.shell_route_mining_create()}
    </Button>
  )
}
