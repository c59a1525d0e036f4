import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import classes from './holding.module.css'

interface HoldingSectionProps<Reading> {
  title: string
  text: string
  /** Null where there is nothing to say. */
  query: Pick<UseQueryResult<Reading | null>, 'data' | 'error' | 'refetch'>
  failed: { title: string; text: (error: unknown) => string }
  isEmpty: (reading: Reading) => boolean
  empty: string
  figures: (reading: Reading) => ReactNode
  list: (reading: Reading) => ReactNode
}

/** What a locker holds of a token: figures, and the locks below; or that it holds none, or could not be read. */
export function HoldingSection<Reading>({
  query: { data, error, refetch },
  ...shown
}: HoldingSectionProps<Reading>) {
  if (error)
    return (
      <div className={classes.section}>
        <ErrorState
          title={shown.failed.title}
          text={shown.failed.text(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!data) return null
  const isEmpty = shown.isEmpty(data)
  return (
    <div className={classes.section}>
      <Panel title={shown.title} description={shown.text}>
        {isEmpty ? <p className={classes.note}>{shown.empty}</p> : shown.figures(data)}
      </Panel>
      {!isEmpty && shown.list(data)}
    </div>
  )
}
