import { formatDuration, formatInteger, m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { activeChain } from '../core/active-chain.ts'
import { runtimeConfig } from '../core/runtime-config.ts'
import { type ServiceProblem, useServiceProblem } from '../core/service-problem.ts'
import classes from './status-banner.module.css'
import { useShownChain } from './use-shown-chain.ts'

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
            {textOf(problem)}
          </span>
          {problem.kind === 'node-down' && offersLocalChain && (
            <a href="?chain=local">{m.shell_undeployed_local()}</a>
          )}
        </p>
      )}
    </div>
  )
}

/** That the index of this network is being built, and how far it is where that is known. */
export function indexStartingText({
  indexedBlock,
  headBlock,
}: Extract<ServiceProblem, { kind: 'index-starting' }>): string {
  const network = activeChain.name
  return indexedBlock === null || headBlock === null
    ? m.shell_status_index_starting({ network })
    : m.shell_index_building({
        network,
        block: formatInteger(BigInt(indexedBlock)),
        head: formatInteger(BigInt(headBlock)),
      })
}

function textOf(problem: ServiceProblem): string {
  const network = activeChain.name
  if (problem.kind === 'node-down') return m.shell_status_node_down({ network })
  if (problem.kind === 'api-down') return m.shell_status_api_down()
  if (problem.kind === 'index-starting') return indexStartingText(problem)
  if (problem.kind === 'index-stuck') return m.shell_status_index_stuck({ network })
  if (problem.kind === 'index-differs') return m.shell_status_index_differs({ network })
  return m.shell_status_index_behind({ network, duration: formatDuration(problem.seconds) })
}
