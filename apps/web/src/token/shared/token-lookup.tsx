import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressInput } from '@slipway/ui/address-input'
import { type FormEvent, useState } from 'react'
import { useGoTo } from '../../core/use-go-to.ts'
import { addressProblemText } from '../../form/address-problem-text.ts'
import classes from './token-lookup.module.css'

interface TokenLookupProps {
  /** What is done with the address; by default its public page opens. */
  onFound?: (address: string) => void
}

/** Asks for any token by its address. */
export function TokenLookup({ onFound }: TokenLookupProps) {
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const lookUp = (event: FormEvent) => {
    event.preventDefault()
    const reading = readAddress(text)
    if (!reading.ok) return setError(addressProblemText(reading.code))
    if (onFound) onFound(reading.address)
    else goTo(`/token/view/${reading.address}`)
  }
  return (
    <form className={classes.root} noValidate onSubmit={lookUp}>
      <AddressInput
        isSigned={false}
        className={classes.input}
        label={m.token_lookup_label()}
        description={m.token_lookup_rule()}
        placeholder="0x"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="default">
        {m.token_lookup_button()}
      </Button>
    </form>
  )
}
