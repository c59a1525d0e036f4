import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { FaultList } from './fault-list.tsx'

/** What the tool knows to mend, while no pool is named. */
export function RepairHelp() {
  return (
    <Panel title={m.repair_help_title()} description={m.repair_help_text()}>
      <FaultList
        faults={[
          { title: m.repair_fault_dust_title(), text: m.repair_help_dust() },
          { title: m.repair_fault_counted_title(), text: m.repair_fault_counted_text() },
          { title: m.repair_fault_skewed_title(), text: m.repair_help_skewed() },
          { title: m.repair_fault_noLiquidity_title(), text: m.repair_fault_noLiquidity_text() },
          { title: m.repair_fault_short_title(), text: m.repair_fault_short_text() },
        ]}
      />
    </Panel>
  )
}
