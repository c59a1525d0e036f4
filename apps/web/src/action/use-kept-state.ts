import { useCallback, useState } from 'react'
import { activeChain } from '../core/active-chain.ts'

const placeOf = (name: string) => `slipway.kept.${activeChain.chainId}.${name}`

function load<Value>(place: string | undefined, initial: Value): Value {
  try {
    const text = place === undefined ? null : sessionStorage.getItem(place)
    return text === null ? initial : (JSON.parse(text) as Value)
  } catch {
    // Storage is refused, or holds what nobody of ours wrote: there is nothing to go on with.
    return initial
  }
}

/**
 * A state that a reload of this tab leaves as it was: what was typed into a form that is not sent yet.
 *
 * @param name of it, one for each contract and act; undefined for a state that is not kept
 * @returns value, setter, and what forgets it
 */
export function useKeptState<Value>(name: string | undefined, initial: Value) {
  const place = name === undefined ? undefined : placeOf(name)
  const [value, setValue] = useState(() => load(place, initial))
  const set = useCallback(
    (change: (before: Value) => Value) =>
      setValue((before) => {
        const next = change(before)
        try {
          if (place !== undefined) sessionStorage.setItem(place, JSON.stringify(next))
        } catch {
          // The form then lasts as long as the page.
        }
        return next
      }),
    [place],
  )
  const forget = () => {
    if (place !== undefined) sessionStorage.removeItem(place)
    setValue(initial)
  }
  return [value, set, forget] as const
}

/** Whether something of that name is kept. */
export const isKept = (name: string): boolean => sessionStorage.getItem(placeOf(name)) !== null

/** Forgets what is kept under a name and below it (`name.…`); a form that is on screen keeps what it shows. */
export function forgetKept(name: string): void {
  const place = placeOf(name)
  for (const key of Object.keys(sessionStorage))
    if (key === place || key.startsWith(`${place}.`)) sessionStorage.removeItem(key)
}
