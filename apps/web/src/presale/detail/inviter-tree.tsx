import { formatInteger, m } from '@slipway/messages'
import { getSubUsers, type InviterState } from '@slipway/sdk/platform/get-inviter-state'
import { AddressText } from '@slipway/ui/address-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { presaleContracts } from '../shared/presale-contracts.ts'
import classes from './inviter-panel.module.css'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'

type SubUser = InviterState['subUsers'][number]

/** Rewards reach three levels down (S-57). */
const LEVELS = 3
const SHOWN = 20

interface NodesProps {
  view: PresaleView
  users: readonly SubUser[]
  /** 1 for whom the wallet invited itself. */
  level: number
}

interface BelowProps {
  view: PresaleView
  account: Address
  /** All that the account invited; the first of them are shown. */
  count: number
  level: number
}

function Below({ view, account, count, level }: BelowProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['presale', view.presale.chainId, 'sub-users', view.presale.address, account],
    queryFn: () =>
      presaleContracts
        ? getSubUsers(readClient, presaleContracts, {
            presale: view.presale.address,
            account,
            offset: 0,
            limit: SHOWN,
          })
        : [],
  })
  if (!data && error)
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        {m.presale_inviter_failed()}
      </Notice>
    )
  if (!data) return <p className={classes.quiet}>{m.shell_loading()}</p>
  return (
    <>
      <Nodes view={view} users={data} level={level} />
      <Rest count={count - data.length} />
    </>
  )
}

function Node({ view, user, level }: { view: PresaleView; user: SubUser; level: number }) {
  const [isOpen, setOpen] = useState(false)
  const { money } = presaleAmounts(view.presale)
  const canOpen = user.inviteeCount > 0 && level < LEVELS
  return (
    <li>
      <div className={classes.node}>
        <AddressText address={user.account} isCopyable={false} />
        <span>
          {m.presale_inviter_sub({
            amount: money(user.contribution),
            count: formatInteger(user.inviteeCount),
          })}
        </span>
        {canOpen && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={m.presale_inviter_open({ account: user.account })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : '+'}
          </button>
        )}
      </div>
      {isOpen && (
        <Below view={view} account={user.account} count={user.inviteeCount} level={level + 1} />
      )}
    </li>
  )
}

/** How many more there are than are shown. */
function Rest({ count }: { count: number }) {
  if (count <= 0) return null
  return <p className={classes.quiet}>{m.presale_inviter_rest({ count })}</p>
}

function Nodes({ view, users, level }: NodesProps) {
  return (
    <ul className={classes.tree}>
      {users.map((user) => (
        <Node key={user.account} view={view} user={user} level={level} />
      ))}
    </ul>
  )
}

interface InviterTreeProps {
  view: PresaleView
  state: InviterState
  /** Whether others can still be invited. */
  isOpen: boolean
}

/** Whom the wallet brought, and whom those brought, three levels down. */
export function InviterTree({ view, state, isOpen }: InviterTreeProps) {
  const rest = state.subUserCount - state.subUsers.length
  return (
    <section className={classes.people}>
      <h3>{m.presale_inviter_tree()}</h3>
      {state.subUsers.length === 0 ? (
        <p className={classes.quiet}>
          {isOpen ? m.presale_inviter_tree_none() : m.presale_inviter_tree_nobody()}
        </p>
      ) : (
        <Nodes view={view} users={state.subUsers} level={1} />
      )}
      <Rest count={rest} />
    </section>
  )
}
