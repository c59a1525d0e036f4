import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

interface AddressFilterProps {
  label: string
  address: string | undefined
  onChange: (address: string | undefined) => void
  className?: string | undefined
}

/** An address that a list is narrowed to; it counts once it is whole. */
export function AddressFilter({ label, address, onChange, className }: AddressFilterProps) {
  const [isWrong, setWrong] = useState(false)
  const find = useDebouncedCallback((text: string) => {
    const reading = readAddress(text)
    setWrong(text !== '' && !reading.ok)
    if (text === '') onChange(undefined)
    else if (reading.ok) onChange(reading.address)
  }, 250)
  return (
    <TextInput
      className={className}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      error={isWrong && m.lock_filter_address_invalid()}
      defaultValue={address ?? ''}
      key={address === undefined ? 'empty' : 'given'}
      onChange={(event) => find(event.currentTarget.value.trim())}
    />
  )
}
