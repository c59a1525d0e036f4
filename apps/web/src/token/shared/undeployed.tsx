import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import NoDeployment from '../../core/no-deployment.tsx'
import { TokenLookup } from './token-lookup.tsx'

/** A token screen on a network without our contracts: the designed state, and the look-up, which needs none. */
export default function Undeployed() {
  return (
    <>
      <NoDeployment />
      <Panel title={m.token_lookup_title({ chain: activeChain.name })}>
        <TokenLookup />
      </Panel>
    </>
  )
}
