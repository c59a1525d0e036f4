import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { m } from '@slipway/messages'
import { type FocusEvent, type ReactNode, Suspense, useContext, useState } from 'react'
import { AddressNamesContext, type NameRefusal } from './address-names.ts'

export interface AddressInputProps extends TextInputProps {
  /** False where the address is only looked at: then nothing is said of a signature. */
  isSigned?: boolean
}

function Refusal({ text, retry }: NameRefusal) {
  return (
    <>
      <span role="alert">{text}</span>
      {retry && (
        <Button size="compact-xs" variant="subtle" onClick={retry}>
          {m.shell_retry()}
        </Button>
      )}
    </>
  )
}

/** A line that takes an address, and a name of an account where names are known. */
export function AddressInput({
  placeholder = '0x…',
  isSigned = true,
  error,
  onFocus,
  ...input
}: AddressInputProps) {
  const names = useContext(AddressNamesContext)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [hadFocus, setHadFocus] = useState(false)
  const [refusal, setRefusal] = useState<NameRefusal>()
  const isShort = placeholder.length < 4
  // A field that is empty and was never entered has no name to look up: what does that is loaded later.
  const takesNames = hadFocus || Boolean(field?.value)
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    setHadFocus(true)
    onFocus?.(event)
  }
  return (
    <TextInput
      autoComplete="off"
      {...input}
      ref={setField}
      onFocus={focus}
      error={refusal ? <Refusal {...refusal} /> : error}
      placeholder={names && isShort ? m.names_placeholder() : placeholder}
      spellCheck={false}
      autoCapitalize="off"
      inputContainer={(line: ReactNode) => (
        <>
          {line}
          {names && field && takesNames && (
            <Suspense>
              <names.Typed field={field} isSigned={isSigned} onRefused={setRefusal} />
            </Suspense>
          )}
        </>
      )}
    />
  )
}
