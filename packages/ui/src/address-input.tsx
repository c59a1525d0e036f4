import { TextInput, type TextInputProps } from '@mantine/core'
import { m } from '@slipway/messages'
import { type ReactNode, Suspense, useContext, useState } from 'react'
import { AddressNamesContext } from './address-names.ts'

/** A line that takes an address, and a name of an account where names are known. */
export function AddressInput({ placeholder = '0x…', ...input }: TextInputProps) {
  const names = useContext(AddressNamesContext)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const isShort = placeholder.length < 4
  return (
    <TextInput
      autoComplete="off"
      {...input}
      ref={setField}
      placeholder={names && isShort ? m.names_placeholder() : placeholder}
      spellCheck={false}
      autoCapitalize="off"
      inputContainer={(line: ReactNode) => (
        <>
          {line}
          {names && field && (
            <Suspense>
              <names.Typed field={field} />
            </Suspense>
          )}
        </>
      )}
    />
  )
}
