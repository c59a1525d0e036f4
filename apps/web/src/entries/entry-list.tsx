import { StatusBadge } from '@slipway/ui/status-badge'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { NameMark } from '../names/lazy-name-mark.tsx'
import type { Entry } from './entry.ts'
import { EntryLink } from './entry-link.tsx'
import classes from './entry-list.module.css'
import { EntryName } from './entry-name.tsx'

function Facts({ entry }: { entry: Entry }) {
  const chain = useEntryChain(entry.chainId)
  const facts = [...entry.facts, chain?.name].filter(Boolean)
  return (
    <span className={classes.facts}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no identity
        <span key={index}>
          {fact}
          {/* At the end of a line, never at the beginning of the next. */}
          {index < facts.length - 1 && <span aria-hidden> ·</span>}
        </span>
      ))}
    </span>
  )
}

function Row({ entry }: { entry: Entry }) {
  const { chainId, path, title, seed, amount, state } = entry
  return (
    <li className={classes.row}>
      <TokenAvatar symbol={title} seed={seed} size={34} />
      <span className={classes.text}>
        <EntryName entry={entry} className={classes.title}>
          <EntryLink chainId={chainId} path={path}>
            {title}
          </EntryLink>
        </EntryName>
        <Facts entry={entry} />
        <NameMark chainId={chainId} named={entry.named} />
      </span>
      {amount !== undefined && <span className={classes.amount}>{amount}</span>}
      {state && <StatusBadge tone={state.tone}>{state.text}</StatusBadge>}
    </li>
  )
}

/** Things of any tool, each with the way to its page. */
export function EntryList({ entries, label }: { entries: readonly Entry[]; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {entries.map((entry) => (
        <Row key={entry.key} entry={entry} />
      ))}
    </ul>
  )
}
