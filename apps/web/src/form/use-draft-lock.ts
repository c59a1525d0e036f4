import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { DraftLock } from './draft-lock.ts'

/**
 * Keeps a draft in this browser tab as long as its form is on screen.
 * @param isStarted whether the form holds anything that is worth keeping
 * @returns whether another tab keeps it
 */
export function useDraftLock(lock: DraftLock, isStarted: boolean): boolean {
  useEffect(() => {
    void (isStarted ? lock.hold() : lock.look())
  }, [lock, isStarted])
  useEffect(() => lock.release, [lock])
  return useStore(lock.store, ({ isElsewhere }) => isElsewhere)
}
