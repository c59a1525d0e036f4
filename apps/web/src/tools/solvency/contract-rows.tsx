import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { mostAssets } from '@slipway/sdk/tools/get-solvency'
import { solvencyStateOf, worstStateOf } from '@slipway/sdk/tools/solvency-math'
import { AddressText } from '@slipway/ui/address-text'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useState } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { AssetCells, SolvencyBadge } from './asset-cells.tsx'
import type { ContractLine } from './contract-line.ts'
import { ContractName } from './contract-name.tsx'
import classes from './solvency.module.css'

/** Assets of a contract that are shown at first. */
const SHOWN = 6

function ContractState({ line }: { line: ContractLine }) {
  if (line.solvency) return <SolvencyBadge state={worstStateOf(line.solvency.assets)} />
  return <StatusBadge tone="warn">{m.tools_solvency_silent()}</StatusBadge>
}

function ContractHead({ line }: { line: ContractLine }) {
  const { address, holder, path, solvency } = line
  const version = holder && 'version' in holder ? holder.version : undefined
  return (
    <tr data-row="group">
      <th scope="rowgroup" colSpan={5}>
        <span className={classes.headLine}>
          <span className={classes.name}>
            {path ? (
              <AppLink to={path}>
                <ContractName line={line} />
              </AppLink>
            ) : (
              <ContractName line={line} />
            )}
          </span>
          {version && <small>{version}</small>}
          <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
          <span className={classes.headEnd}>
            {solvency && (
              <small>
                {m.tools_solvency_block({ block: formatInteger(solvency.blockNumber) })}
              </small>
            )}
            <ContractState line={line} />
          </span>
        </span>
      </th>
    </tr>
  )
}

function Remark({ children }: { children: string }) {
  return (
    <tr data-row="remark">
      <td colSpan={5}>{children}</td>
    </tr>
  )
}

function silentText({ failure, holder }: ContractLine): string {
  if (failure === 'node') return m.tools_solvency_silent_node({ chain: activeChain.name })
  return holder ? m.tools_solvency_silent_contract() : m.tools_solvency_silent_other()
}

/** One contract: its head, and a row for each asset; what is missing comes first. */
export function ContractRows({ line }: { line: ContractLine }) {
  const [isWhole, setWhole] = useState(false)
  const { solvency } = line
  const ordered = (solvency?.assets ?? []).toSorted(
    (a, b) => Number(solvencyStateOf(b) === 'missing') - Number(solvencyStateOf(a) === 'missing'),
  )
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN)
  return (
    <tbody>
      <ContractHead line={line} />
      {!solvency && <Remark>{silentText(line)}</Remark>}
      {solvency?.assets.length === 0 && <Remark>{m.tools_solvency_nothing()}</Remark>}
      {shown.map((entry, index) => (
        // A locker lists one collection as often as it holds pieces of it.
        // biome-ignore lint/suspicious/noArrayIndexKey: assets may repeat
        <tr key={`${entry.asset}-${index}`}>
          <AssetCells entry={entry} />
        </tr>
      ))}
      {shown.length < ordered.length && (
        <tr data-row="remark">
          <td colSpan={5}>
            <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
              {m.tools_solvency_all_assets({ count: ordered.length })}
            </Button>
          </td>
        </tr>
      )}
      {solvency?.isComplete === false && (
        <Remark>{m.tools_solvency_cut({ count: mostAssets })}</Remark>
      )}
    </tbody>
  )
}
