import { useCallback, useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import type { PresaleForm } from './presale-form-context.ts'
import type { WhitelistLists } from './read-whitelist.ts'

/** Reading of the lists as of the last pause in typing. */
export interface WhitelistState {
  /** Part that is read, 0 to 1; undefined while nothing is being read. */
  progress: number | undefined
  reading: WhitelistLists | undefined
}

export interface Whitelist {
  state: StoreApi<WhitelistState>
  /** Reads the lists again, or for the first time. @returns what they hold, once all is read */
  read: () => Promise<WhitelistLists>
  /** Puts imported wallets into the fields. */
  put: (tierOne: string, tierTwo: string) => void
}

const emptyReading: WhitelistLists = { entries: [], issues: [], repeated: 0 }
const PAUSE_MS = 600

/** The lists of the form, read in slices so that ten thousand lines never stop the page. */
export function useWhitelist(form: PresaleForm): Whitelist {
  const [state] = useState(() =>
    createStore<WhitelistState>(() => ({ progress: undefined, reading: undefined })),
  )
  const turn = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(async () => {
    turn.current?.abort()
    const own = new AbortController()
    turn.current = own
    const { tierOne, tierTwo } = form.getValues()
    if (tierOne.trim() === '' && tierTwo.trim() === '') {
      state.setState({ progress: undefined, reading: emptyReading })
      return emptyReading
    }
    const { readWhitelist } = await withChunkTimeout(import('./read-whitelist.ts'))
    const reading = await readWhitelist({ 1: tierOne, 2: tierTwo }, own.signal, (progress) =>
      state.setState({ progress }),
    )
    if (!own.signal.aborted) state.setState({ progress: undefined, reading })
    return reading
  }, [form, state])

  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read().catch(ignoreAbort), PAUSE_MS)
  }
  form.watch('tierOne', later)
  form.watch('tierTwo', later)
  useEffect(() => {
    void read().catch(ignoreAbort)
    return () => {
      clearTimeout(timer.current)
      turn.current?.abort()
    }
  }, [read])

  const put = useCallback(
    (tierOne: string, tierTwo: string) => {
      form.setFieldValue('tierOne', tierOne)
      form.setFieldValue('tierTwo', tierTwo)
    },
    [form],
  )
  return { state, read, put }
}

/** A newer reading took this one's place. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
