import { formatInteger, m } from '@slipway/messages'
import type { AssetSolvency } from '@slipway/sdk/tools/asset-solvency'
import {
  calculateDifference,
  type SolvencyState,
  solvencyStateOf,
} from '@slipway/sdk/tools/solvency-math'
import { AddressText } from '@slipway/ui/address-text'
import { AmountText } from '@slipway/ui/amount-text'
import type { DataColumn } from '@slipway/ui/data-table'
import { StatusBadge } from '@slipway/ui/status-badge'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import classes from './solvency.module.css'
import type { AssetFacts } from './use-asset-facts.ts'
import { useAssetFacts } from './use-asset-facts.ts'

const states = {
  covered: { tone: 'good', text: m.tools_solvency_covered },
  more: { tone: 'info', text: m.tools_solvency_more },
  missing: { tone: 'bad', text: m.tools_solvency_missing },
} as const

/** Whether what is held covers what is owed. */
export function SolvencyBadge({ state }: { state: SolvencyState }) {
  const { tone, text } = states[state]
  return <StatusBadge tone={tone}>{text()}</StatusBadge>
}

interface AssetCellsProps {
  entry: AssetSolvency
  state?: SolvencyState
}

/** The cells that every table of assets has: asset, owed, held, difference, state. */
export function AssetCells({ entry, state = solvencyStateOf(entry) }: AssetCellsProps) {
  const facts = useAssetFacts(entry.asset)
  const difference = calculateDifference(entry)
  const isNative = entry.asset === zeroAddress
  return (
    <>
      <th scope="row" className={classes.asset}>
        <span className={classes.symbol}>
          {facts === null ? m.tools_solvency_unnamed() : (facts?.symbol ?? '…')}
        </span>
        {isNative ? (
          <small>{m.tools_solvency_native()}</small>
        ) : (
          <AddressText
            address={entry.asset}
            explorer={explorerAddressUrl(activeChain, entry.asset)}
          />
        )}
      </th>
      <td data-label={m.tools_solvency_owed()} data-number>
        <AssetAmount units={entry.owed} facts={facts} />
      </td>
      <td data-label={m.tools_solvency_held()} data-number>
        <AssetAmount units={entry.held} facts={facts} />
      </td>
      <td
        data-label={m.tools_solvency_difference()}
        data-number
        className={classes.amount}
        data-sign={difference < 0n ? 'minus' : 'plus'}
      >
        {difference > 0n && '+'}
        <AssetAmount units={difference} facts={facts} />
      </td>
      <td data-label={m.tools_solvency_state()} data-number>
        <SolvencyBadge state={state} />
      </td>
    </>
  )
}

/** Columns of `AssetCells`. */
export const assetColumns = (): DataColumn[] => [
  { label: m.tools_solvency_asset() },
  { label: m.tools_solvency_owed(), isNumber: true },
  { label: m.tools_solvency_held(), isNumber: true },
  { label: m.tools_solvency_difference(), isNumber: true },
  { label: m.tools_solvency_state(), isNumber: true },
]

interface AssetAmountProps {
  /** Base units; below zero for what is missing. */
  units: bigint
  facts: AssetFacts | null | undefined
}

/** An amount of an asset; of one that names no decimals in its smallest units, and said so. */
function AssetAmount({ units, facts }: AssetAmountProps) {
  if (facts === undefined) return <span className={classes.pending} aria-busy="true" />
  if (facts === null)
    return <span title={m.tools_solvency_base_units()}>{formatInteger(units)}</span>
  // What is missing is written out, however little it is.
  const digits = units < 0n ? { maximumFractionDigits: facts.decimals } : {}
  return <AmountText units={units} decimals={facts.decimals} {...digits} />
}
