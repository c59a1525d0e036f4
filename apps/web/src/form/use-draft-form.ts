import { type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isChunkError } from '../core/chunk-error.ts'
import { afterPress } from './after-press.ts'
import type { DraftStorage, StoredDraft } from './draft-storage.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** A key only stores; reading the draft, keeping it and drawing previews wait for this pause in typing. */
const PAUSE_MS = 400

/** The form as of the last pause in typing. */
export interface FormSnapshot<Values, Reading> {
  values: Values
  /** What the schema says about the values; `null` until it was asked for the first time. */
  reading: Reading | null
}

interface DraftFormOptions<Values, Reading> {
  empty: Values
  storage: DraftStorage<Values>
  isStarted: (values: Values) => boolean
  /** Reads the values by the one schema of form, SDK and API; loaded when it is first needed. */
  read: (values: Values) => Promise<Reading>
  /** Texts of what is wrong, by field. */
  errorsOf: (reading: Reading, values: Values) => Promise<Record<string, string>>
}

export interface DraftForm<Values extends object, Reading> {
  form: UseFormReturnType<Values>
  /** Watched by the parts that draw it, so that typing redraws nothing else. */
  snapshot: StoreApi<FormSnapshot<Values, Reading>>
  /** A draft of an earlier visit that can be continued. */
  offered: StoredDraft<Values> | null
  restore: () => void
  /** Forgets the offered or the current draft and empties the form. */
  startOver: () => void
  /** Another tab of the browser keeps the draft: nothing that is typed here is kept. */
  isElsewhere: boolean
  /** Keeps the draft in this tab: what was typed here, or else what the other tab has kept. */
  takeOver: () => Promise<void>
  /** Keeps what was typed since the last pause, at once. */
  flush: () => void
  /**
   * Fills in what a link says. It counts as typed, but an offered draft is not overwritten for it.
   * @param followers fields that the form then fills in by itself
   */
  fill: (values: Partial<Values>, followers: readonly (keyof Values)[]) => void
  /** Reads the values again: what they are read with has changed. */
  reread: () => void
}

/** Where the schema does not load nothing is judged until the next pause; a submission says so. */
function unlessUnloaded(error: unknown): null {
  if (!isChunkError(error)) throw error
  return null
}

/**
 * A long form whose inputs stay uncontrolled (ADR 0072), so that a key costs one store: the schema judges a field when it
 * is left and the whole form when it is submitted; the draft is kept in this browser, and offered again on a later visit.
 * A form that is shown again takes over what another tab of the page has made of the same draft meanwhile.
 */
export function useDraftForm<Values extends object, Reading>(
  options: DraftFormOptions<Values, Reading>,
): DraftForm<Values, Reading> {
  const { empty, storage, isStarted } = options
  const latest = useRef(options)
  latest.current = options
  const { start, offered, setOffered, savedAt, isWorthKeeping, save, takeLink } =
    useKeptDraft(options)
  const [snapshot] = useState(() =>
    createStore<FormSnapshot<Values, Reading>>(() => ({ values: start.values, reading: null })),
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was typed since the last pause. */
  const unsettled = useRef<Values>(undefined)

  const readInto = useCallback(
    async (values: Values) => {
      snapshot.setState({ values })
      // What the form fills in by itself needs no judgement.
      if (!isStarted(values)) return snapshot.setState({ reading: null })
      const reading = await latest.current.read(values).catch(unlessUnloaded)
      // They may have changed again in the meantime.
      if (snapshot.getState().values === values) snapshot.setState({ reading })
    },
    [snapshot, isStarted],
  )
  const keep = useCallback(
    (values: Values) => {
      unsettled.current = undefined
      clearTimeout(timer.current)
      save(values)
    },
    [save],
  )
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: start.values,
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps: { onBlur } }) => ({
      onBlur: (event: unknown) => afterPress(() => onBlur?.(event)),
    }),
    onValuesChange: (next) => {
      unsettled.current = next
      // From the first entry on, so that it can be saved in the moment in which the page is closed.
      if (!storage.lock.store.getState().isElsewhere && isWorthKeeping(next))
        void storage.lock.hold()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        keep(next)
        void readInto(next)
      }, PAUSE_MS)
    },
    validate: async (values) => {
      const { read, errorsOf } = latest.current
      return await errorsOf(await read(values), values)
    },
  })
  const formRef = useRef(form)
  formRef.current = form

  const replace = useCallback(
    (next: Values) => {
      unsettled.current = undefined
      clearTimeout(timer.current)
      formRef.current.setValues(next)
      formRef.current.clearErrors()
      formRef.current.resetDirty(next)
      void readInto(next)
      setOffered(null)
    },
    [readInto, setOffered],
  )
  const flush = useCallback(() => {
    if (unsettled.current) keep(unsettled.current)
  }, [keep])
  useOnLeave(flush)

  useEffect(() => {
    void (start.offered === null && isStarted(start.values)
      ? storage.lock.hold()
      : storage.lock.look())
  }, [storage, start, isStarted])
  useEffect(() => {
    const stored = storage.load()
    if (stored && storage.isOfThisVisit() && stored.savedAt > savedAt.current) {
      savedAt.current = stored.savedAt
      replace(stored.values)
    }
    // Leaving in the middle of a word loses nothing either.
    return flush
  }, [storage, replace, flush, savedAt])
  // After the last words are kept, which only the tab that keeps the draft may do.
  useEffect(() => storage.lock.release, [storage])

  const takeOver = async () => {
    await storage.lock.take()
    if (!storage.lock.isHere()) return
    const values = formRef.current.getValues()
    const stored = storage.load()
    // Whoever takes it over knows that there is one.
    savedAt.current = stored?.savedAt ?? savedAt.current
    if (isWorthKeeping(values)) return keep(values)
    if (stored) replace(stored.values)
  }
  const isElsewhere = useStore(storage.lock.store, (lock) => lock.isElsewhere)
  const fill = useCallback<DraftForm<Values, Reading>['fill']>(
    (values, followers) => {
      takeLink({ values, followers })
      formRef.current.setValues(values)
    },
    [takeLink],
  )
  const reread = useCallback(() => void readInto(formRef.current.getValues()), [readInto])
  return {
    form,
    snapshot,
    offered,
    restore: () => {
      if (offered) replace(offered.values)
    },
    startOver: () => {
      storage.clear()
      replace(empty)
    },
    isElsewhere,
    takeOver,
    flush,
    fill,
    reread,
  }
}

/**
 * Calls back when the page is closed, reloaded or put aside: the last moments in which a browser lets it store something.
 * @param leave the same function as long as it does the same
 */
function useOnLeave(leave: () => void): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [leave])
}
