import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../shell/active-chain.ts'
import NoDeploymentPage from '../../shell/no-deployment-page.tsx'
import { TokenLookup } from './token-lookup.tsx'

/** A token screen on a network without our contracts: the designed state, and the look-up, which needs none. */
export default function UndeployedPage() {
  return (
    <>
      <NoDeploymentPage />
      <Panel title={m.token_lookup_title({ chain: activeChain.name })}>
        <TokenLookup />
      </Panel>
    </>
  )
}
