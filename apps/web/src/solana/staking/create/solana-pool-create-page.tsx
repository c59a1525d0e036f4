import { m } from '@slipway/messages'
import { PoolFrame } from '../pool-frame.tsx'

/** Create a staking pool on Solana. */
export function SolanaPoolCreatePage() {
  return (
    <PoolFrame title={m.shell_route_solana_staking_create()} description={m.stakecreate_lead()}>
      {() => null}
    </PoolFrame>
  )
}
