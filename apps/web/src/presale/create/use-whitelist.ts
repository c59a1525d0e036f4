import { useCallback, useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { withChunkTimeout } from '../../core/lazy-part.ts'
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

/** What a presale without lists has. */
export const noLists: WhitelistLists = { entries: [], issues: [], repeated: 0 }
const PAUSE_MS = 600

/** A reading under way, and what it reads. */
interface Turn {
  readonly key: string
  readonly control: AbortController
  readonly lists: Promise<WhitelistLists>
}

/** The lists of the form, read in slices so that ten thousand lines never stop the page. */
export function useWhitelist(form: PresaleForm): Whitelist {
  const [state] = useState(() =>
    createStore<WhitelistState>(() => ({ progress: undefined, reading: undefined })),
  )
  // The library makes a new object at each rendering; what is under way must outlive that.
  const current = useRef(form)
  current.current = form
  const turn = useRef<Turn>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(() => {
    const { tierOne, tierTwo } = current.current.getValues()
    const key = `${tierOne}\u0000${tierTwo}`
    // Whoever asks for the same lists again waits for the same answer.
    if (turn.current?.key === key && !turn.current.control.signal.aborted) return turn.current.lists
    turn.current?.control.abort()
    const control = new AbortController()
    const run = async () => {
      const { readWhitelist } = await withChunkTimeout(import('./read-whitelist.ts'))
      const onProgress = (progress: number) => {
        if (!control.signal.aborted) state.setState({ progress })
      }
      const reading = await readWhitelist({ 1: tierOne, 2: tierTwo }, control.signal, onProgress)
      state.setState({ progress: undefined, reading })
      return reading
    }
    const isEmpty = tierOne.trim() === '' && tierTwo.trim() === ''
    if (isEmpty) state.setState({ progress: undefined, reading: noLists })
    const lists = isEmpty ? Promise.resolve(noLists) : run()
    turn.current = { key, control, lists }
    return lists
  }, [state])

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
      turn.current?.control.abort()
    }
  }, [read])

  const put = useCallback((tierOne: string, tierTwo: string) => {
    current.current.setFieldValue('tierOne', tierOne)
    current.current.setFieldValue('tierTwo', tierTwo)
  }, [])
  return { state, read, put }
}

/** A newer reading took this one's place. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

function ignoreAbort(error: unknown): void {
  if (!isAbort(error)) throw error
}
