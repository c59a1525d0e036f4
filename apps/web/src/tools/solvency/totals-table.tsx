import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { type AssetTotal, solvencyStateOf, sumSolvency } from '@slipway/sdk/tools/solvency-math'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { AssetCells, assetColumns } from './asset-cells.tsx'
import type { ContractLine } from './contract-line.ts'
import classes from './solvency.module.css'

/** Assets that are shown at first. */
const SHOWN = 5

/** What is missing somewhere first, then the native currency, then what most contracts hold. */
function compareTotals(a: AssetTotal, b: AssetTotal): number {
  const isMissing = (total: AssetTotal) => Number(total.missing > 0n)
  const isNative = (total: AssetTotal) => Number(total.asset === zeroAddress)
  return isMissing(b) - isMissing(a) || isNative(b) - isNative(a) || b.contracts - a.contracts
}

/** Owed and held by asset, over everything that was read. */
export function TotalsTable({ lines }: { lines: readonly ContractLine[] }) {
  const [isWhole, setWhole] = useState(false)
  const totals = sumSolvency(lines.flatMap(({ solvency }) => solvency ?? []))
    .filter(({ owed, held }) => owed > 0n || held > 0n)
    .toSorted(compareTotals)
  if (totals.length === 0) return null
  return (
    <Panel
      title={m.tools_solvency_totals()}
      description={m.tools_solvency_totals_text()}
      padding="flush"
    >
      <DataTable caption={m.tools_solvency_totals()} columns={assetColumns()} isFixed>
        <tbody>
          {(isWhole ? totals : totals.slice(0, SHOWN)).map((total) => (
            <tr key={total.asset}>
              {/* What one contract has too much of does not pay for another. */}
              <AssetCells
                entry={total}
                state={total.missing > 0n ? 'missing' : solvencyStateOf(total)}
              />
            </tr>
          ))}
        </tbody>
      </DataTable>
      {!isWhole && totals.length > SHOWN && (
        <p className={classes.more}>
          <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
            {m.tools_solvency_all_assets({ count: totals.length })}
          </Button>
        </p>
      )}
    </Panel>
  )
}
