import type { Portfolio, PortfolioDue } from '@slipway/api-client'
import { tokenPoolAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { EntryAmount } from '../entries/entry-amount.tsx'
import { EntryLink } from '../entries/entry-link.tsx'
import { dueName, duePath, dueTexts } from './due-entries.ts'
import { ListedAirdrops } from './listed-airdrops.tsx'
import classes from './portfolio.module.css'

interface DueProps {
  due: PortfolioDue
  owner: Address
}

/** What a pool owes by its own words: on the page's network it is asked, elsewhere its page says it. */
function usePending({ due, owner }: DueProps) {
  const isAsked = due.kind === 'poolReward' && due.chainId === activeChain.chainId
  const { data } = useQuery({
    queryKey: ['staking', due.chainId, 'pending', due.address, owner],
    queryFn: () =>
      readClient.readContract({
        address: due.address as Address,
        abi: tokenPoolAbi,
        functionName: 'pendingReward',
        args: [owner],
      }),
    enabled: isAsked,
    refetchInterval: 15_000,
  })
  return isAsked ? data : undefined
}

function Amount({ due, pending }: { due: PortfolioDue; pending: bigint | undefined }) {
  const units = due.amount ?? pending?.toString()
  if (due.asset && units !== undefined)
    return <EntryAmount chainId={due.chainId} asset={due.asset} units={units} />
  return due.asset ? <span className={classes.quiet}>{m.portfolio_due_now()}</span> : null
}

function Row({ due, owner }: DueProps) {
  const chain = useEntryChain(due.chainId)
  const pending = usePending({ due, owner })
  if (pending === 0n) return null
  return (
    <li className={classes.due} data-kind={due.kind}>
      <span className={classes.dueText}>
        <EntryLink chainId={due.chainId} path={duePath(due, owner)} className={classes.dueLink}>
          {dueTexts[due.kind]()}
        </EntryLink>
        <span className={classes.quiet}>
          {[dueName(due), chain?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes.dueAmount}>
        <Amount due={due} pending={pending} />
      </span>
    </li>
  )
}

const keyOf = ({ kind, chainId, address, number }: PortfolioDue) =>
  [kind, chainId, address, number].join('-')

/** What the address can do now, the most pressing first. */
export function DuePanel({ portfolio, owner }: { portfolio: Portfolio; owner: Address }) {
  const { due, isDueCut } = portfolio
  return (
    <Panel title={m.portfolio_due_title()} description={m.portfolio_due_text()} padding="flush">
      <ul className={classes.dues} aria-label={m.portfolio_due_title()}>
        {due.map((one) => (
          <Row key={keyOf(one)} due={one} owner={owner} />
        ))}
        {due.length === 0 && <li className={classes.remark}>{m.portfolio_due_none()}</li>}
        <ListedAirdrops owner={owner} />
      </ul>
      {isDueCut && <NoticeBox>{m.portfolio_due_cut()}</NoticeBox>}
    </Panel>
  )
}
