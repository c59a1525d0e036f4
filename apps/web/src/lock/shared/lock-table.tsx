import { formatBps, m } from '@slipway/messages'
import { findLockProject } from '@slipway/sdk/lock/find-lock-project'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useConnection } from 'wagmi'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { LockAmount } from './lock-amount.tsx'
import { LockLink } from './lock-link.tsx'
import { lockName, lockNote } from './lock-name.ts'
import { lockCertificatePath } from './lock-paths.ts'
import { LockProgress } from './lock-progress.tsx'
import type { LockRow } from './lock-row.ts'
import { lockStateAt } from './lock-state.ts'
import { LockStateBadge } from './lock-state-badge.tsx'
import classes from './lock-table.module.css'
import { lockedBps } from './locked-bps.ts'
import { UnlockText } from './unlock-text.tsx'
import { useAssetFacts } from './use-asset-facts.ts'
import { useNamedLock } from './use-named-lock.ts'

/** The lock's own network; undefined while the catalogue is on its way. */
function useLockChain(chainId: number) {
  const isHere = chainId === activeChain.chainId
  const chains = useOfferedChains(!isHere)
  return isHere ? activeChain : chains?.find((chain) => chain.chainId === chainId)
}

/** Amount, and its part of all there is. */
function Amount({ row, facts }: { row: LockRow; facts: ReturnType<typeof useAssetFacts> }) {
  if (row.kind === 'nft') return m.lock_one_nft()
  const supply = facts?.totalSupply
  return (
    <span className={classes.stack}>
      <LockAmount units={row.amount} facts={facts} />
      {supply !== undefined && supply > 0n && row.amount > 0n && (
        <small>{m.lock_share({ share: formatBps(lockedBps(row.amount, supply)) })}</small>
      )}
    </span>
  )
}

function Owner({ owner }: { owner: string }) {
  const { address } = useConnection()
  const isMine = address?.toLowerCase() === owner.toLowerCase()
  return isMine ? m.lock_owner_you() : <AddressText address={owner} />
}

/** Whose badges a lock shows; undefined while its network is not known. */
const projectOfRow = ({ asset, pair }: LockRow, chain: ReturnType<typeof useLockChain>) =>
  chain && findLockProject(asset, pair, chain)

function Row({ row: given, now }: { row: LockRow; now: number }) {
  const row = useNamedLock(given)
  const facts = useAssetFacts(row)
  const chain = useLockChain(row.chainId)
  const name = lockName(row)
  const isElsewhere = chain !== undefined && chain !== activeChain
  const state = lockStateAt(row, now)
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={name} seed={row.asset} size={36} />}>
          <BadgedName chainId={row.chainId} address={projectOfRow(row, chain)}>
            <LockLink row={row} network={chain?.shortname}>
              {name}
            </LockLink>
          </BadgedName>
          <small>
            {[lockNote(row), m.lock_number({ id: String(row.lockId) }), isElsewhere && chain.name]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.lock_column_amount()} data-number>
        <Amount row={row} facts={facts} />
      </td>
      <td data-label={m.lock_column_progress()}>
        <LockProgress row={row} now={now} facts={facts} />
      </td>
      <td data-label={m.lock_column_state()}>
        <LockStateBadge state={state} />
      </td>
      <td data-label={m.lock_column_unlock()}>
        <UnlockText row={row} now={now} />
      </td>
      <td data-label={m.lock_column_owner()}>
        <Owner owner={row.owner} />
      </td>
      <td data-actions>
        {state === 'ended' ? null : isElsewhere ? (
          <a href={`${lockCertificatePath(row)}?chain=${chain.shortname}`}>
            {m.lock_certificate()}
          </a>
        ) : (
          <AppLink to={lockCertificatePath(row)}>{m.lock_certificate()}</AppLink>
        )}
      </td>
    </tr>
  )
}

interface LockTableProps {
  rows: readonly LockRow[]
  caption: string
  /** Unix seconds of the network's clock. */
  now: number
}

/** Locks: what, how much, how far, until when, whose. */
export function LockTable({ rows, caption, now }: LockTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: m.lock_column_lock() },
        { label: m.lock_column_amount(), isNumber: true },
        { label: m.lock_column_progress() },
        { label: m.lock_column_state() },
        { label: m.lock_column_unlock() },
        { label: m.lock_column_owner() },
        { label: m.lock_column_links(), isHidden: true },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} />
        ))}
      </tbody>
    </DataTable>
  )
}
