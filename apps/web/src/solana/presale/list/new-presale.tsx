import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { AppLink } from '../../../core/app-link.tsx'

/** Leads to the form. */
export function NewPresale({ chain }: { chain: SolanaChainDefinition }) {
  return (
    <Button component={AppLink} to="/solana/presale/create" search={{ network: chain.shortname }}>
      {m.presale_list_new()}
    </Button>
  )
}
