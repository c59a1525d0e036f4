import type { Portfolio } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { AppLink } from '../core/app-link.tsx'
import { AsOf } from '../entries/as-of.tsx'
import list from '../entries/entry-list.module.css'
import { EntryList } from '../entries/entry-list.tsx'
import { DuePanel } from './due-panel.tsx'
import classes from './portfolio.module.css'
import { type Section, sectionsOf } from './section-entries.tsx'

function SectionPanel({ section, isOwn }: { section: Section; isOwn: boolean }) {
  const { name, entries, hasMore, all } = section
  const count = formatInteger(entries.length)
  // Lists of "mine" are those of the connected wallet: of somebody else they would show the wrong things.
  const isOpen = all && (isOwn || 'owner' in all[1])
  return (
    <Panel
      title={name}
      padding="flush"
      actions={
        <span className={classes.quiet}>{hasMore ? m.portfolio_count_more({ count }) : count}</span>
      }
    >
      <EntryList entries={entries} label={name} />
      {isOpen && (
        <p className={list.all}>
          <AppLink to={all[0]} search={all[1]}>
            {m.portfolio_all()}
          </AppLink>
        </p>
      )}
    </Panel>
  )
}

interface PortfolioListsProps {
  portfolio: Portfolio
  owner: Address
  /** Whether it is the connected wallet's. */
  isOwn: boolean
}

/** What can be done now, then everything that the address has. */
export function PortfolioLists({ portfolio, owner, isOwn }: PortfolioListsProps) {
  const sections = sectionsOf(portfolio)
  return (
    <div className={classes.page}>
      <DuePanel portfolio={portfolio} owner={owner} />
      {sections.length === 0 && (
        <Panel>
          <EmptyState title={m.portfolio_nothing_title()} text={m.portfolio_nothing_text()} />
        </Panel>
      )}
      <div className={classes.sections}>
        {sections.map((section) => (
          <SectionPanel key={section.name} section={section} isOwn={isOwn} />
        ))}
      </div>
      <AsOf clocks={portfolio.clocks} />
    </div>
  )
}
