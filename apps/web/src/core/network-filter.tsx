import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { useState } from 'react'
import { activeChain } from './active-chain.ts'
import { useOfferedChains } from './use-offered-chains.ts'

interface NetworkFilterProps {
  /** `all`, the short name of another network, or undefined for the page's own. */
  network: string | undefined
  onChange: (network: string | undefined) => void
}

/** This network, all of them, or one of the others; the catalogue loads when somebody looks at the choice. */
export function NetworkFilter({ network, onChange }: NetworkFilterProps) {
  const [isOpened, setOpened] = useState(network !== undefined)
  const others = useOfferedChains(isOpened) ?? []
  return (
    <NativeSelect
      aria-label={m.lock_filter_network()}
      value={network ?? ''}
      onFocus={() => setOpened(true)}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
      data={[
        { value: '', label: activeChain.name },
        { value: 'all', label: m.lock_filter_network_all() },
        ...others
          .filter(({ type, shortname }) => type === 'evm' && shortname !== activeChain.shortname)
          .map(({ shortname, name }) => ({ value: shortname, label: name })),
      ]}
    />
  )
}
