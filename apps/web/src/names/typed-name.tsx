import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { isName } from '@slipway/sdk/names/service/is-name'
import type { NameProblem } from '@slipway/sdk/names/service/name-errors'
import { useEffect, useState } from 'react'
import { activeChain } from '../shell/active-chain.ts'
import type { FoundName } from './look-up-name.ts'
import classes from './names.module.css'
import { rememberTypedName } from './typed-names.ts'

type Lookup = FoundName | { readonly state: 'reading'; readonly name: string }

const refusals: Readonly<Record<NameProblem, (name: string) => string>> = {
  Name_Invalid: (name) => m.names_invalid({ name }),
  Name_NotFound: (name) => m.names_not_found({ name, chain: activeChain.name }),
  Name_Offchain: (name) => m.names_offchain({ name }),
}

/** Puts an address in place of what was typed, as typing it would. */
function fill(field: HTMLInputElement, address: string): void {
  field.setRangeText(address, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Looks a name up once it is whole: when its field is left, at Enter, and when it was pasted. */
function useLookup(field: HTMLInputElement): Lookup | undefined {
  const [lookup, setLookup] = useState<Lookup>()
  useEffect(() => {
    let turn = 0
    let filled: string | undefined
    const look = async () => {
      const typed = field.value
      if (!isName(typed)) return
      turn += 1
      const own = turn
      setLookup({ state: 'reading', name: typed.trim() })
      const { lookUpName } = await import('./look-up-name.ts')
      const found = await lookUpName(typed)
      // Typed on meanwhile: what was found is about something else.
      if (own !== turn) return
      if (found.state === 'found') {
        filled = found.address
        rememberTypedName(found)
        fill(field, found.address)
      }
      setLookup(found)
    }
    const leave = () => void look()
    const paste = () => queueMicrotask(leave)
    const change = () => {
      if (field.value === filled) return
      turn += 1
      setLookup(undefined)
    }
    field.addEventListener('change', leave)
    field.addEventListener('paste', paste)
    field.addEventListener('input', change)
    return () => {
      turn += 1
      field.removeEventListener('change', leave)
      field.removeEventListener('paste', paste)
      field.removeEventListener('input', change)
    }
  }, [field])
  return lookup
}

/** Takes names that are typed into a field of addresses: the account's address stands in the field, the name under it. */
export default function TypedName({ field }: { field: HTMLInputElement }) {
  const lookup = useLookup(field)
  if (!lookup) return null
  const { state, name } = lookup
  if (state === 'reading')
    return (
      <p className={classes.note} role="status">
        <Loader size={14} aria-hidden /> {m.names_reading({ name })}
      </p>
    )
  if (state === 'found')
    return (
      <p className={classes.note} role="status">
        {m.names_found({ name })}
      </p>
    )
  return (
    <p className={classes.refused} role="alert">
      {state === 'refused' ? refusals[lookup.code](name) : m.names_unread({ name })}
    </p>
  )
}
