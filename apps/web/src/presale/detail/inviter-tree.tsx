import { formatInteger, m } from '@slipway/messages'
import { getSubUsers, type InviterState } from '@slipway/sdk/inviter/get-inviter-state'
import { AddressText } from '@slipway/ui/address-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { readClient } from '../../transaction/read-client.ts'
import { presaleContracts } from '../sale/presale-contracts.ts'
import classes from './inviter-panel.module.css'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'

type SubUser = InviterState['subUsers'][number]

/** Rewards reach three levels down (S-57). */
const LEVELS = 3
const SHOWN = 20

interface NodesProps {
  view: SaleView
  users: readonly SubUser[]
  /** 1 for whom the wallet invited itself. */
  level: number
}

function Below({ view, account, level }: { view: SaleView; account: Address; level: number }) {
  const { data } = useQuery({
    queryKey: ['presale', view.sale.chainId, 'sub-users', view.sale.address, account],
    queryFn: () =>
      presaleContracts
        ? getSubUsers(readClient, presaleContracts, {
            presale: view.sale.address,
            account,
            offset: 0,
            limit: SHOWN,
          })
        : [],
  })
  return data ? <Nodes view={view} users={data} level={level} /> : null
}

function Node({ view, user, level }: { view: SaleView; user: SubUser; level: number }) {
  const [isOpen, setOpen] = useState(false)
  const { money } = saleAmounts(view.sale)
  const canOpen = user.inviteeCount > 0 && level < LEVELS
  return (
    <li>
      <div className={classes.node}>
        <AddressText address={user.account} isCopyable={false} />
        <span>
          {m.sale_inviter_sub({
            amount: money(user.contribution),
            count: formatInteger(user.inviteeCount),
          })}
        </span>
        {canOpen && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={m.sale_inviter_open({ account: user.account })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : '+'}
          </button>
        )}
      </div>
      {isOpen && <Below view={view} account={user.account} level={level + 1} />}
    </li>
  )
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
  view: SaleView
  state: InviterState
}

/** Whom the wallet brought, and whom those brought, three levels down. */
export function InviterTree({ view, state }: InviterTreeProps) {
  const rest = state.subUserCount - state.subUsers.length
  return (
    <section className={classes.people}>
      <h3>{m.sale_inviter_tree()}</h3>
      {state.subUsers.length === 0 ? (
        <p className={classes.quiet}>{m.sale_inviter_tree_none()}</p>
      ) : (
        <Nodes view={view} users={state.subUsers} level={1} />
      )}
      {rest > 0 && <p className={classes.quiet}>{m.sale_inviter_rest({ count: rest })}</p>}
    </section>
  )
}
