import type { Owner } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { TimeText } from '@slipway/ui/time-text'
import { AppLink } from '../core/app-link.tsx'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { AsOf } from '../entries/as-of.tsx'
import { EntryAmount } from '../entries/entry-amount.tsx'
import list from '../entries/entry-list.module.css'
import { EntryList } from '../entries/entry-list.tsx'
import classes from './owner.module.css'
import { type OwnerSection, ownerSections } from './owner-sections.tsx'

type Figures = Owner['figures']

/** A count; where counting stopped it is the least. */
const countOf = (count: number, most: number) =>
  count >= most ? m.owner_most({ count: formatInteger(count) }) : formatInteger(count)

function Numbers({ figures, firstAt }: { figures: Figures; firstAt: Owner['firstAt'] }) {
  const { presalesByLabel: presales, most } = figures
  const other = [figures.locks, figures.pools, figures.airdrops, figures.collections]
  return (
    <Panel>
      <StatRow>
        <Stat label={m.owner_stat_tokens()} value={countOf(figures.tokens, most)} />
        <Stat
          label={m.owner_stat_presales()}
          value={countOf(figures.presales, most)}
          note={[
            `${m.owner_stat_finished()} ${formatInteger(presales.finished)}`,
            `${m.owner_stat_canceled()} ${formatInteger(presales.canceled)}`,
            `${m.owner_stat_open()} ${formatInteger(presales.coming + presales.running + presales.waiting)}`,
          ].join(' · ')}
        />
        <Stat
          label={m.owner_stat_other()}
          value={other.map((count) => countOf(count, most)).join(' / ')}
        />
        <Stat
          label={m.owner_since()}
          value={firstAt === null ? '–' : <TimeText at={firstAt} utc="tooltip" />}
        />
      </StatRow>
    </Panel>
  )
}

function RaisedLine({ raised }: { raised: Figures['raised'][number] }) {
  const { chainId, currency, symbol, decimals, amount, presales } = raised
  const chain = useEntryChain(chainId)
  return (
    <li>
      <strong>
        <EntryAmount
          chainId={chainId}
          asset={{ address: currency, symbol, decimals }}
          units={amount}
        />
      </strong>
      <span>{m.owner_raised_in({ count: presales, network: chain?.name ?? String(chainId) })}</span>
    </li>
  )
}

function Raised({ raised }: Pick<Figures, 'raised'>) {
  if (raised.length === 0) return null
  return (
    <Panel title={m.owner_raised()}>
      <ul className={classes.raised}>
        {raised.map((one) => (
          <RaisedLine key={`${one.chainId}-${one.currency}`} raised={one} />
        ))}
      </ul>
    </Panel>
  )
}

function SectionPanel({ section }: { section: OwnerSection }) {
  const { name, entries, hasMore, all } = section
  const count = formatInteger(entries.length)
  return (
    <Panel
      title={name}
      padding="flush"
      actions={
        <span className={classes.count}>{hasMore ? m.portfolio_count_more({ count }) : count}</span>
      }
    >
      <EntryList entries={entries} label={name} />
      {all && (
        <p className={list.all}>
          <AppLink to={all[0]} search={all[1]}>
            {m.portfolio_all()}
          </AppLink>
        </p>
      )}
    </Panel>
  )
}

/** Figures, then what was launched: presales with how each went, then everything else. */
export function OwnerScreen({ profile }: { profile: Owner }) {
  const sections = ownerSections(profile)
  return (
    <div className={classes.page}>
      <Numbers figures={profile.figures} firstAt={profile.firstAt} />
      <Raised raised={profile.figures.raised} />
      {sections.length === 0 && (
        <Panel>
          <EmptyState title={m.owner_nothing_title()} text={m.owner_nothing_text()} />
        </Panel>
      )}
      {sections.map((section) => (
        <SectionPanel key={section.name} section={section} />
      ))}
      <AsOf clocks={profile.clocks} />
    </div>
  )
}
