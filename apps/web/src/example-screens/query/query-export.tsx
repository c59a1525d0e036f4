import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { saveText } from '../../files/save-text.ts'
import classes from './query.module.css'
import { queryCsv } from './query-csv.ts'
import type { QuerySearch } from './query-search.ts'
import { MOST_EXPORTED, readWholeQuery } from './read-whole-query.ts'

type Outcome = 'failed' | 'cut' | undefined

function useExport(search: QuerySearch) {
  /** Rows so far; undefined while nothing is exported. */
  const [count, setCount] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = () => {
    running.current?.abort()
    setCount(undefined)
  }
  const begin = async () => {
    const controller = new AbortController()
    running.current = controller
    setOutcome(undefined)
    setCount(0)
    try {
      const options = { signal: controller.signal, onRows: setCount }
      const { rows, isCut } = await readWholeQuery(search, options)
      const place = search.network ?? activeChain.shortname
      saveText(`slipway-${search.kind ?? 'presale'}-${place}.csv`, queryCsv(rows), 'text/csv')
      if (isCut) setOutcome('cut')
    } catch {
      if (controller.signal.aborted) return
      setOutcome('failed')
    }
    setCount(undefined)
  }
  return { count, outcome, begin: () => void begin(), cancel }
}

/** The whole list as a file, read page after page while the reader may give up. */
export function QueryExport({ search }: { search: QuerySearch }) {
  const { count, outcome, begin, cancel } = useExport(search)
  return (
    <span className={classes.export}>
      {count === undefined ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={begin}
        >
          {m.template_query_export()}
        </Button>
      ) : (
        <>
          <span role="status">{m.template_query_exporting({ count: formatInteger(count) })}</span>
          <Button variant="default" size="sm" onClick={cancel}>
            {m.template_query_export_stop()}
          </Button>
        </>
      )}
      {outcome && (
        <span role="alert">
          {outcome === 'cut'
            ? m.template_query_export_cut({ most: formatInteger(MOST_EXPORTED) })
            : m.template_query_export_failed()}
        </span>
      )}
    </span>
  )
}
