import { formatNames, m } from '@slipway/messages'
import { listPowers } from '@slipway/sdk/tools/platform-owners'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { contractNames, existingEffects, powerTexts } from './power-labels.ts'
import classes from './powers.module.css'

const powers = [...listPowers()].sort(([left], [right]) => left.localeCompare(right))

/** Every function that only an owner of the platform's contracts can call. */
export function PowersTable() {
  const columns = [
    m.tools_powers_column_function(),
    m.tools_powers_column_text(),
    m.tools_powers_column_contracts(),
    m.tools_powers_column_existing(),
  ].map((label) => ({ label }))
  const [functionLabel, textLabel, contractsLabel, existingLabel] = columns.map(
    ({ label }) => label,
  )
  return (
    <Panel title={m.tools_powers_table()} description={m.tools_powers_table_text()} padding="flush">
      <DataTable caption={m.tools_powers_table()} columns={columns}>
        <tbody>
          {powers.map(([power, contracts]) => (
            <tr key={power}>
              <td data-label={functionLabel}>
                <code className={classes.code}>{power}</code>
              </td>
              <td data-label={textLabel}>{powerTexts[power]()}</td>
              <td data-label={contractsLabel}>
                {formatNames(contracts.map((contract) => contractNames[contract]()))}
              </td>
              <td data-label={existingLabel}>
                {existingEffects[power]?.() ?? (
                  <StatusBadge tone="good">{m.tools_powers_nothing()}</StatusBadge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  )
}
