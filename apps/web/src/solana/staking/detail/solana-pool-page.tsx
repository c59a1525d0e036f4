import { m } from '@slipway/messages'
import { PoolFrame } from '../pool-frame.tsx'

/** A pool on Solana. */
export function SolanaPoolPage({ address }: { address: string }) {
  return (
    <PoolFrame title={m.shell_route_solana_staking()} description={address}>
      {() => null}
    </PoolFrame>
  )
}
