import { m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { activeChain } from '../core/active-chain.ts'
import { asidePart } from '../core/aside-part.tsx'
import { runtimeConfig } from '../core/runtime-config.ts'
import { type ServiceProblem, useServiceProblem } from '../core/service-problem.ts'
import classes from './status-banner.module.css'
import { useShownChain } from './use-shown-chain.ts'

const IndexProblemText = asidePart(() => import('./index-problem-text.tsx'))

/** A stack of this machine has a network of its own, which a first visit does not open by itself (S-03). */
const offersLocalChain = runtimeConfig.development && activeChain.shortname !== 'local'

/** What is wrong for the page that is shown: node and index are those of networks with an EVM. */
function useShownProblem(): ServiceProblem | undefined {
  const problem = useServiceProblem()
  const chain = useShownChain()
  return problem?.kind === 'api-down' || chain?.type === 'evm' ? problem : undefined
}

/** One line under the header while API, index or node are unwell: what that means for the user. */
export function StatusBanner() {
  const problem = useShownProblem()
  return (
    <div role="status" aria-label={m.shell_status_label()}>
      {problem && (
        <p className={classes.root} data-kind={problem.kind}>
          <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
          {/* Numbers that change every few seconds are not announced each time. */}
          <span aria-live={problem.kind === 'index-starting' ? 'off' : undefined}>
            <Text problem={problem} />
          </span>
          {problem.kind === 'node-down' && offersLocalChain && (
            <a href="?chain=local">{m.shell_undeployed_local()}</a>
          )}
        </p>
      )}
    </div>
  )
}

/** What can be said of an index loads when it is to be said; the node and the API may be away because the network is. */
function Text({ problem }: { problem: ServiceProblem }) {
  if (problem.kind === 'node-down') return m.shell_status_node_down({ network: activeChain.name })
  if (problem.kind === 'api-down') return m.shell_status_api_down()
  return <IndexProblemText problem={problem} />
}
