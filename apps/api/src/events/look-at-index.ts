import { makeFailureRow } from '@slipway/database/connection/failure-row'
import { isIndexMissing } from '@slipway/database/release/index-missing'
import type { Logger } from 'pino'
import type { EventSource } from './event-source.ts'

/** Makes what looks at the index once, whenever it is called; an index that cannot be read is said in the log. */
export function makeLookAtIndex(source: EventSource, logger: Logger): () => void {
  const row = makeFailureRow({
    logger,
    facts: {},
    failed: 'index not readable',
    goesOn: 'the index is readable again',
    // Before the first release there is none; /api/status says so.
    isExpected: isIndexMissing,
  })
  return () => void source.look().then(row.succeed, row.fail)
}
