import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { MonitorPage } from '../../dashboard/monitor/monitor-page.tsx'
import { type MonitorSearch, readMonitorSearch } from '../../dashboard/monitor/monitor-search.ts'

export const Route = createFileRoute('/dashboard/monitor')({
  validateSearch: (search: Record<string, unknown>): MonitorSearch => readMonitorSearch(search),
  component: Screen,
})

function Screen() {
  return <MonitorPage search={useTabSearch('/dashboard/monitor')} />
}
