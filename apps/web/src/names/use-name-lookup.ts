import { isName } from '@slipway/sdk/names/service/is-name'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FoundName } from './look-up-name.ts'
import {
  adoptTypedNames,
  chooseAddress,
  dropTypedName,
  keepTypedName,
  leaveTypedField,
} from './typed-names.ts'

export type NameLookup = FoundName | { readonly state: 'reading'; readonly name: string }

const wholeTexts: readonly string[] = ['insertFromPaste', 'insertFromDrop']

/** Whether it brought a whole text: what was pasted or dropped stands in the field by now. */
const isWhole = (event: Event) =>
  wholeTexts.includes((event as Partial<InputEvent>).inputType ?? '')

const typedValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** Puts an address in place of what was typed, as typing it would: React overrides the field's own setter. */
function fill(field: HTMLInputElement, address: string): void {
  typedValue?.set?.call(field, address)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function lookUp(name: string): Promise<FoundName> {
  try {
    const { lookUpName } = await import('./look-up-name.ts')
    return await lookUpName(name)
  } catch {
    return { state: 'unread', name: name.trim() }
  }
}

/**
 * Looks a name up once it is whole: when its field is left, at Enter, and when it was pasted. What is found is said as long
 * as the field shows it: whatever else gets into the field, by whatever way, is the visitor's own choice.
 * @param isSigned false where nothing is signed: then nobody looks it up again
 */
export function useNameLookup(field: HTMLInputElement, isSigned: boolean) {
  const [lookup, setLookup] = useState<NameLookup>()
  /** What the field shows while there is something to say of it. */
  const about = useRef<string>(undefined)
  const turn = useRef(0)

  const forget = useCallback(() => {
    turn.current += 1
    about.current = undefined
    dropTypedName(field)
    setLookup(undefined)
  }, [field])

  const look = useCallback(async () => {
    const typed = field.value
    if (!isName(typed)) return
    turn.current += 1
    const own = turn.current
    about.current = typed
    setLookup({ state: 'reading', name: typed.trim() })
    const found = await lookUp(typed)
    // Something else was entered meanwhile: what was found is not about it.
    if (own !== turn.current) return
    if (field.value.trim() !== typed.trim()) return forget()
    if (found.state === 'found') {
      about.current = found.address
      if (isSigned) keepTypedName(found, field)
      fill(field, found.address)
    }
    setLookup(found)
  }, [field, forget, isSigned])

  // A form may have put something into the field; then no event says so.
  useLayoutEffect(() => {
    if (about.current !== undefined && field.value.trim() !== about.current.trim()) forget()
  })

  useEffect(() => {
    const isKnown = () => field.value.trim() === about.current?.trim()
    const adopted = isSigned ? adoptTypedNames(field.value, field) : undefined
    if (adopted) {
      about.current = field.value
      setLookup({ state: 'found', ...adopted })
    } else if (document.activeElement !== field) void look()
    const change = () => {
      if (!isKnown()) void look()
    }
    const input = (event: Event) => {
      if (isKnown()) return
      forget()
      chooseAddress(field.value)
      if (isWhole(event)) void look()
    }
    field.addEventListener('change', change)
    field.addEventListener('input', input)
    return () => {
      turn.current += 1
      about.current = undefined
      leaveTypedField(field)
      setLookup(undefined)
      field.removeEventListener('change', change)
      field.removeEventListener('input', input)
    }
  }, [field, forget, isSigned, look])

  return { lookup, look }
}
