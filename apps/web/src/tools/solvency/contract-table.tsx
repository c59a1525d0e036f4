import { AssetHeads } from './asset-cells.tsx'
import type { ContractLine } from './contract-line.ts'
import { ContractRows } from './contract-rows.tsx'
import classes from './solvency.module.css'

interface ContractTableProps {
  lines: readonly ContractLine[]
  caption: string
}

/** Contracts with their assets; on narrow screens each asset becomes a card with its labels. */
export function ContractTable({ lines, caption }: ContractTableProps) {
  return (
    <table className={classes.table}>
      <caption className="sw-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <AssetHeads />
        </tr>
      </thead>
      {lines.map((line) => (
        <ContractRows key={line.address} line={line} />
      ))}
    </table>
  )
}
