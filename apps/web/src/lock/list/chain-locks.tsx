import type { LockContracts } from '@slipway/sdk/lock/types'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { lockContracts } from '../shared/lock-contracts.ts'
import { lockStateAt } from '../shared/lock-state.ts'
import { useChainLocks } from '../shared/use-chain-locks.ts'
import type { LockListSearch } from './lock-list-search.ts'
import { LockRows } from './lock-rows.tsx'

interface ChainLocksProps {
  search: LockListSearch
  account: Address | undefined
  /** Unix seconds of the network's clock. */
  now: number
  empty: ReactNode
  failed: ReactNode
  waiting: ReactNode
}

/** The list without the index: this network alone, newest first, what was withdrawn left out. */
export default function ChainLocks(props: ChainLocksProps) {
  if (!lockContracts) return props.failed
  return <Listed contracts={lockContracts} {...props} />
}

function Listed(props: ChainLocksProps & { contracts: LockContracts }) {
  const { contracts, search, account, now, empty, failed, waiting } = props
  const owner = search.whose === 'mine' ? account : (search.owner as Address | undefined)
  const list = useChainLocks(contracts, {
    kind: search.kind,
    owner,
    asset: search.token as Address | undefined,
  })
  if (list.isError && list.rows.length === 0) return failed
  if (!list.data) return waiting
  const rows = list.rows.filter(
    (row) => search.state === undefined || lockStateAt(row, now) === search.state,
  )
  if (rows.length === 0 && !list.hasNextPage) return empty
  return <LockRows rows={rows} now={now} more={list} />
}
