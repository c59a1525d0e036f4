import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { ownerQueries, type PlatformOwner, powersOf } from '@slipway/sdk/tools/platform-owners'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { readClient } from '../../core/read-client.ts'
import { contractNames } from './power-labels.ts'
import classes from './powers.module.css'

function Owner({ line: { contract, owner } }: { line: PlatformOwner }) {
  if (owner)
    return <AddressText address={owner} explorer={explorerAddressUrl(activeChain, owner)} />
  const text =
    powersOf[contract].length === 0 ? m.tools_powers_ownerless() : m.tools_powers_renounced()
  return <StatusBadge tone="good">{text}</StatusBadge>
}

function Owners({ lines }: { lines: readonly PlatformOwner[] }) {
  const [contract, address, owner] = [
    m.tools_powers_column_contract(),
    m.tools_powers_column_address(),
    m.tools_powers_column_owner(),
  ]
  // Those with an owner first: they are what a visitor came to see.
  const ordered = lines.toSorted(
    (left, right) => powersOf[right.contract].length - powersOf[left.contract].length,
  )
  return (
    <DataTable
      caption={m.tools_powers_owners()}
      columns={[contract, address, owner].map((label) => ({ label }))}
    >
      <tbody>
        {ordered.map((line) => (
          <tr key={line.address}>
            <td data-label={contract}>
              {contractNames[line.contract]()} <small>{line.version}</small>
            </td>
            <td data-label={address}>
              <AddressText
                address={line.address}
                explorer={explorerAddressUrl(activeChain, line.address)}
              />
            </td>
            <td data-label={owner}>
              <Owner line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The platform's contracts on this network, and who owns each, as the chain says now. */
export function OwnersTable() {
  const { data, isError, isFetching, refetch } = useQuery(
    ownerQueries.platform(readClient, activeChain),
  )
  return (
    <Panel
      title={m.tools_powers_owners()}
      description={m.tools_powers_owners_text({ chain: activeChain.name })}
      padding="flush"
    >
      {data && <Owners lines={data} />}
      {!data && isError && (
        <div className={classes.inside}>
          <ErrorState
            title={m.tools_powers_failed_title()}
            text={m.tools_powers_failed_text({ chain: activeChain.name })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      )}
      {!data && !isError && (
        <div className={classes.inside} aria-busy="true">
          <Skeleton height={28} mb={10} />
          <Skeleton height={28} mb={10} />
          <Skeleton height={28} />
        </div>
      )}
    </Panel>
  )
}
