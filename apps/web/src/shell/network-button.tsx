import { useDisclosure } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ChainLogo } from './chain-logo.tsx'
import { lazyPart } from './lazy-part.ts'
import classes from './network-button.module.css'
import { useShownChain } from './use-shown-chain.ts'

const NetworkDialog = lazyPart(() => import('./network-dialog.tsx'))

/** Names the page's network and opens the picker. */
export function NetworkButton() {
  const chain = useShownChain()
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <button
        type="button"
        className={classes.root}
        aria-haspopup="dialog"
        aria-label={`${m.shell_network()}: ${chain.name}`}
        onClick={dialog.open}
      >
        <ChainLogo logo={chain.logo} size={20} />
        <span className={classes.name}>{chain.name}</span>
        <IconChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <NetworkDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
