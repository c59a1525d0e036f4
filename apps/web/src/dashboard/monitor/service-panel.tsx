import type { Status } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { activeChain } from '../../core/active-chain.ts'
import { useNodeSpeed } from '../../core/use-node-speed.ts'
import type { LiveState } from '../../stats/use-live-acts.ts'

interface ServicePanelProps {
  status: (Status & { milliseconds: number }) | undefined
  isApiDown: boolean
  live: LiveState
}

function ApiState({ status, isApiDown }: Pick<ServicePanelProps, 'status' | 'isApiDown'>) {
  if (isApiDown) return <StatusBadge tone="bad">{m.dashboard_api_down()}</StatusBadge>
  if (!status) return '…'
  return (
    <>
      <StatusBadge tone="good">{m.dashboard_api_ok()}</StatusBadge>{' '}
      {m.dashboard_api_time({ ms: status.milliseconds })}
    </>
  )
}

function IndexState({ status, isApiDown }: Pick<ServicePanelProps, 'status' | 'isApiDown'>) {
  if (isApiDown || !status) return '…'
  const ill = status.chains.filter(({ healthy }) => !healthy).length
  if (status.chains.length === 0)
    return <StatusBadge tone="warn">{m.dashboard_status_none_title()}</StatusBadge>
  if (status.healthy) return <StatusBadge tone="good">{m.dashboard_index_ok()}</StatusBadge>
  return (
    <StatusBadge tone="warn">
      {m.dashboard_index_bad({ count: ill, total: status.chains.length })}
    </StatusBadge>
  )
}

function NodeState() {
  const { speed } = useNodeSpeed()
  if (!speed) return m.dashboard_node_measuring()
  if (speed.milliseconds === undefined)
    return <StatusBadge tone="bad">{m.dashboard_node_slow()}</StatusBadge>
  return m.dashboard_node_ms({ ms: speed.milliseconds })
}

const liveTexts: Readonly<Record<LiveState, () => string>> = {
  pending: m.dashboard_stream_pending,
  open: m.dashboard_stream_open,
  lost: m.dashboard_stream_lost,
}
const liveTones = { pending: 'neutral', open: 'good', lost: 'warn' } as const

/** Whether API, index, node and live updates work, as this page itself experiences them. */
export function ServicePanel({ status, isApiDown, live }: ServicePanelProps) {
  return (
    <Panel title={m.dashboard_service_title()}>
      <KeyValueList>
        <KeyValue label={m.dashboard_api()}>
          <ApiState status={status} isApiDown={isApiDown} />
        </KeyValue>
        <KeyValue label={m.dashboard_index()}>
          <IndexState status={status} isApiDown={isApiDown} />
        </KeyValue>
        <KeyValue label={m.dashboard_node({ chain: activeChain.name })}>
          <NodeState />
        </KeyValue>
        <KeyValue label={m.dashboard_stream()}>
          <StatusBadge tone={liveTones[live]}>{liveTexts[live]()}</StatusBadge>
        </KeyValue>
      </KeyValueList>
    </Panel>
  )
}
