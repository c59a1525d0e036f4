import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { IconExternalLink } from '@tabler/icons-react'
import { Suspense, useContext } from 'react'
import { AddressNamesContext } from './address-names.ts'
import classes from './address-text.module.css'
import { CopyButton } from './copy-button.tsx'

interface AddressTextProps {
  /** Shown by its first 4 and last 5 characters when it has 42 or more (specification section 5). */
  address: string
  /** Full address in the network's explorer; absent where the network has none. */
  explorer?: { readonly name: string; readonly url: string } | undefined
  /** Shows every character: where someone compares or confirms. */
  isFull?: boolean
  /** Leaves the copy button away, e.g. in dense rows that are links themselves. */
  isCopyable?: boolean
  /** Looks up the name that the account goes by; a contract of this platform has none. */
  isNamed?: boolean
  /** What stands before the address, such as "You". */
  name?: string
}

/** Whether it is an account: hashes and Solana's addresses have no names here. */
const isAccount = (text: string) => text.length === 42 && text.startsWith('0x')

/** An address or a hash: readable, complete on hover and for screen readers, ready to copy. */
export function AddressText({
  address,
  explorer,
  isFull = false,
  isCopyable = true,
  isNamed = true,
  name,
}: AddressTextProps) {
  const names = useContext(AddressNamesContext)
  const shown = isFull ? address : shortenAddress(address)
  return (
    <span className={classes.root}>
      {name && <span className={classes.name}>{name}</span>}
      {names && isNamed && isAccount(address) && (
        <Suspense>
          <names.Name address={address} />
        </Suspense>
      )}
      <span
        className={classes.address}
        title={shown === address ? undefined : address}
        data-full={isFull || undefined}
      >
        {shown}
      </span>
      {isCopyable && <CopyButton value={address} label={m.shell_copy_address({ address })} />}
      {explorer && (
        <a
          className={classes.link}
          href={explorer.url}
          target="_blank"
          rel="noreferrer"
          aria-label={m.shell_open_explorer({ explorer: explorer.name })}
          title={m.shell_open_explorer({ explorer: explorer.name })}
        >
          <IconExternalLink size={15} stroke={1.7} aria-hidden />
        </a>
      )}
    </span>
  )
}
