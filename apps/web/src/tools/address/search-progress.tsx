import { m } from '@slipway/messages'
import { formatClockDuration } from '@slipway/sdk/shared/format-clock-duration'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { Stat, StatRow } from '@slipway/ui/stat'
import { StatusBadge } from '@slipway/ui/status-badge'
import type {
  SearchFailure,
  SearchFailureCode,
} from '@slipway/vanity-address/search/search-failure'
import { chanceSoFar } from '@slipway/vanity-address/target/difficulty'
import classes from './address-tool.module.css'
import { formatChance, formatSpan, formatTicking } from './format-odds.ts'

/** What both kinds of search say of themselves. */
export interface ProgressFigures {
  readonly status: 'starting' | 'running' | 'paused' | 'done' | 'failed'
  readonly probability: number
  /** Candidates per second. */
  readonly rate: number
  readonly tried: number
  /** Addresses to find, and found by now; one and none where it ends with the first. */
  readonly wanted?: number
  readonly hits?: number
  readonly elapsedMs: number
  /** Which engine, in words; undefined until it is known. */
  readonly engine: string | undefined
  readonly failure: SearchFailure | undefined
}

const statuses = {
  starting: [m.tools_search_status_starting, 'info'],
  running: [m.tools_search_status_running, 'info'],
  paused: [m.tools_search_status_paused, 'neutral'],
  done: [m.tools_search_status_done, 'good'],
  failed: [m.tools_search_status_failed, 'bad'],
} as const

const texts: Readonly<Record<SearchFailureCode, () => string>> = {
  Search_WorkerNotLoaded: m.tools_search_failed_load,
  Search_WorkerBroke: m.tools_search_failed_worker,
  Search_EngineFailed: m.tools_search_failed_engine,
}

/** Why a search ended without a find: ours in the visitor's language, then what the engine said in its own. */
export function SearchFailed({ failure: { code, detail } }: { failure: SearchFailure }) {
  return (
    <div className={classes.muted}>
      <p>{texts[code]()}</p>
      {detail && <p lang="en">{detail}</p>}
    </div>
  )
}

/** A search at work: how likely a find was by now, how fast it goes, what does it. */
export function SearchProgress({ figures }: { figures: ProgressFigures }) {
  const { status, probability, rate, tried, elapsedMs, engine, failure } = figures
  const { wanted = 1, hits = 0 } = figures
  const chance = chanceSoFar(probability, tried, wanted)
  const missing = Math.max(1, wanted - hits)
  const [word, tone] = statuses[status]
  // At the end the rate of the whole search says more than that of a standing engine.
  const shownRate = rate > 0 || elapsedMs === 0 ? rate : (tried * 1_000) / elapsedMs
  const isOver = status === 'done' || status === 'failed'
  return (
    <div className={classes.fields}>
      <div className={classes.actions} role="status">
        <StatusBadge tone={tone}>{word()}</StatusBadge>
        {engine && <span className={classes.muted}>{engine}</span>}
      </div>
      {failure && <SearchFailed failure={failure} />}
      <ProgressBar label={m.tools_search_chance()} value={chance} marks={[0.5, 0.9]}>
        {m.tools_search_chance_text({ chance: formatChance(chance) })}
      </ProgressBar>
      <StatRow>
        <Stat
          label={m.tools_search_rate()}
          value={formatTicking(shownRate)}
          unit={m.tools_search_per_second()}
        />
        <Stat label={m.tools_search_tried()} value={formatTicking(tried)} />
        <Stat
          label={m.tools_search_elapsed()}
          value={formatClockDuration(Math.floor(elapsedMs / 1_000))}
        />
        {!isOver && (
          <Stat
            label={m.tools_search_left()}
            value={shownRate > 0 ? formatSpan(missing / probability / shownRate) : '–'}
          />
        )}
      </StatRow>
    </div>
  )
}
