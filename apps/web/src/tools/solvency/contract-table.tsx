import { DataTable } from '@slipway/ui/data-table'
import { assetColumns } from './asset-cells.tsx'
import type { ContractLine } from './contract-line.ts'
import { ContractRows } from './contract-rows.tsx'

interface ContractTableProps {
  lines: readonly ContractLine[]
  caption: string
}

/** Contracts with their assets. */
export function ContractTable({ lines, caption }: ContractTableProps) {
  return (
    <DataTable caption={caption} columns={assetColumns()} isFixed>
      {lines.map((line) => (
        <ContractRows key={line.address} line={line} />
      ))}
    </DataTable>
  )
}
