import { useEffect, useState } from 'react'

/** Time after the last key before a list is read, in milliseconds. */
const PAUSE_MS = 250

/** How far a list's text is read; all unset while there is nothing to read. */
export interface ListReadingState<Reading> {
  readonly reading: Reading | null
  readonly isReading: boolean
  /** The worker could not be begun, or broke. */
  readonly isFailed: boolean
}

/** Reads lists in a worker: twenty thousand rows would stop the page for a second. */
export interface ListReader<Request, Reading> {
  readonly read: (request: Request) => Promise<Reading>
  /** Ends the worker with whatever it is reading. */
  readonly stop: () => void
}

const nothing = { reading: null, isReading: false, isFailed: false }

/**
 * What a list holds, read beside the page once the typing pauses.
 *
 * @param request the same object as long as nothing of it changes; null while there is nothing to read
 */
export function useListReading<Request, Reading>(
  request: Request | null,
  reader: ListReader<Request, Reading>,
): ListReadingState<Reading> {
  const [shown, setShown] = useState<ListReadingState<Reading>>(nothing)
  useEffect(() => {
    setShown({ ...nothing, isReading: request !== null })
    if (request === null) return
    let isCurrent = true
    const show = (next: Partial<ListReadingState<Reading>>) =>
      isCurrent && setShown({ ...nothing, ...next })
    const timer = setTimeout(() => {
      reader.read(request).then(
        (reading) => show({ reading }),
        () => show({ isFailed: true }),
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      // What is read of a text that has changed is of no use to anybody.
      reader.stop()
    }
  }, [request, reader])
  return shown
}
