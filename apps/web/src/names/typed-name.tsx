import { Loader } from '@mantine/core'
import { formatNames, m } from '@slipway/messages'
import type { NameProblem } from '@slipway/sdk/names/service/name-errors'
import type { NameRefusal, TypedNameProps } from '@slipway/ui/address-names'
import { useEffect } from 'react'
import { activeChain } from '../core/active-chain.ts'
import classes from './names.module.css'
import { type NameLookup, useNameLookup } from './use-name-lookup.ts'

const refusals: Readonly<Record<NameProblem, (name: string) => string>> = {
  Name_Invalid: (name) => m.names_invalid({ name }),
  Name_NotFound: (name) => m.names_not_found({ name, chain: activeChain.name }),
  Name_OtherService: (name) =>
    m.names_other_service({ name, endings: formatNames(activeChain.names?.suffixes ?? []) }),
  Name_Offchain: (name) => m.names_offchain({ name }),
}

function refusalOf(lookup: NameLookup, retry: () => void): NameRefusal | undefined {
  const { state, name } = lookup
  if (state === 'refused') return { text: refusals[lookup.code](name) }
  if (state === 'unread') return { text: m.names_unread({ name }), retry }
  return undefined
}

/** Takes names that are typed into a field of addresses: the account's address stands in the field, the name under it. */
export default function TypedName({ field, isSigned, onRefused }: TypedNameProps) {
  const { lookup, look } = useNameLookup(field, isSigned)
  useEffect(() => {
    const retry = () => {
      // The button goes with what it was pressed for.
      field.focus()
      void look()
    }
    onRefused(lookup && refusalOf(lookup, retry))
    return () => onRefused(undefined)
  }, [field, look, lookup, onRefused])
  if (lookup?.state === 'reading')
    return (
      <p className={classes.note} role="status">
        <Loader size={14} aria-hidden /> {m.names_reading({ name: lookup.name })}
      </p>
    )
  if (lookup?.state !== 'found') return null
  const { name } = lookup
  return (
    <p className={classes.note} role="status">
      {isSigned ? m.names_found_signed({ name }) : m.names_found({ name })}
    </p>
  )
}
