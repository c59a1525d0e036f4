import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SearchSnapshot } from '@slipway/vanity-address/search/address-search'
import { AddressMark } from './address-mark.tsx'
import classes from './address-tool.module.css'
import { EndSearch } from './end-search.tsx'
import { engineText } from './engine-text.ts'
import { markAddress, sampleAddress } from './mark-address.ts'
import { SearchProgress } from './search-progress.tsx'
import {
  findOneMore,
  forgetTokenSearch,
  pauseTokenSearch,
  resumeTokenSearch,
} from './token-search.ts'

/** What becomes of a search that has not found everything yet. */
function restText({ status, engine }: SearchSnapshot): string {
  if (status === 'running' || status === 'starting') return m.tools_search_survives()
  return status === 'paused' && engine === undefined
    ? m.tools_search_kept()
    : m.tools_search_rests()
}

/** A token search at work, and what can be done about it. */
export function SearchControls({ search }: { search: SearchSnapshot }) {
  const { status, record, engine, workers } = search
  const isActive = status === 'running' || status === 'starting'
  const sample = sampleAddress(record.target)
  return (
    <div className={classes.fields}>
      <div className={classes.sample}>
        <span>{m.tools_target_preview()}</span>
        {record.target.kind === 'pattern' ? (
          <code className={classes.address}>{record.target.text}</code>
        ) : (
          <AddressMark address={sample} marked={markAddress(record.target, sample)} />
        )}
      </div>
      <SearchProgress
        figures={{
          ...search,
          tried: record.tried,
          wanted: record.wanted,
          hits: record.found.length,
          elapsedMs: record.elapsedMs,
          engine: engineText(engine, workers),
        }}
      />
      <div className={classes.actions}>
        {isActive && (
          <Button variant="default" onClick={pauseTokenSearch}>
            {m.tools_search_pause()}
          </Button>
        )}
        {(status === 'paused' || status === 'failed') && (
          <Button onClick={resumeTokenSearch}>{m.tools_search_resume()}</Button>
        )}
        {status === 'done' && (
          <Button variant="default" onClick={findOneMore}>
            {m.tools_search_more()}
          </Button>
        )}
        <EndSearch onConfirm={forgetTokenSearch} />
      </div>
      {status !== 'done' && <p className={classes.muted}>{restText(search)}</p>}
    </div>
  )
}
