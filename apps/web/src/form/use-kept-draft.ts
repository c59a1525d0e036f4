import { useCallback, useRef, useState } from 'react'
import { isKeptHere } from './draft-lock.ts'
import type { DraftStorage } from './draft-storage.ts'

/** What a link has filled in. */
interface FromLink<Values> {
  readonly values: Partial<Values>
  /** Fields that the form then fills in by itself. */
  readonly followers: readonly (keyof Values)[]
}

interface KeptDraftOptions<Values> {
  empty: Values
  storage: DraftStorage<Values>
  isStarted: (values: Values) => boolean
}

/** True when nothing but what the link says, and what follows from it, has been entered. */
function isOnlyFromLink<Values extends object>(
  values: Values,
  empty: Values,
  link: FromLink<Values> | undefined,
): boolean {
  if (!link) return false
  const expected = { ...empty, ...link.values }
  const keys = Object.keys(values) as (keyof Values)[]
  return keys.every(
    (key) =>
      link.followers.includes(key) || JSON.stringify(values[key]) === JSON.stringify(expected[key]),
  )
}

/** What was stored of the draft of a form when it was opened, and what this tab of the browser keeps of it. */
export function useKeptDraft<Values extends object>(options: KeptDraftOptions<Values>) {
  const { empty, storage, isStarted } = options
  const [start] = useState(() => {
    const stored = storage.load()
    const savedAt = stored?.savedAt ?? 0
    const isMine = stored !== null && storage.isOfThisVisit()
    return isMine
      ? { values: stored.values, savedAt, offered: null }
      : // What was emptied again is nothing to go on with.
        { values: empty, savedAt, offered: stored && isStarted(stored.values) ? stored : null }
  })
  const [offered, setOffered] = useState(start.offered)
  /** Unix milliseconds of the last change that this tab knows of. */
  const savedAt = useRef(start.savedAt)
  const isOffered = useRef(false)
  isOffered.current = offered !== null
  const link = useRef<FromLink<Values>>(undefined)
  const isWorthKeeping = useCallback(
    (values: Values) =>
      isStarted(values) && !(isOffered.current && isOnlyFromLink(values, empty, link.current)),
    [isStarted, empty],
  )
  const save = useCallback(
    (values: Values) => {
      if (!isWorthKeeping(values) && !isKeptHere(storage.lock, storage.isOfThisVisit)) return
      storage.lock.keep(() => {
        const stored = storage.load()
        // Left by another tab since this form was opened: it can be continued as one of an earlier visit can.
        if (stored && stored.savedAt > savedAt.current && isStarted(stored.values))
          setOffered(stored)
        savedAt.current = storage.save(values)
      })
    },
    [isWorthKeeping, isStarted, storage],
  )
  const takeLink = useCallback((next: FromLink<Values>) => {
    link.current = next
  }, [])
  return {
    /** The form as it was opened. */
    start,
    /** A draft that can be continued. */
    offered,
    setOffered,
    savedAt,
    /** Whether anything was entered for which a stored draft may be overwritten. */
    isWorthKeeping,
    /** Saves what is worth it, or empties what was saved, as the tab that keeps the draft. */
    save,
    /** From here on this is what a link has filled in. */
    takeLink,
  }
}
