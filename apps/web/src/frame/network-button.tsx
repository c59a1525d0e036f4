import { m } from '@slipway/messages'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ChainLogo } from '../core/chain-logo.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import classes from './network-button.module.css'
import { useShownChain } from './use-shown-chain.ts'

const load = () => import('../core/network-dialog.tsx')
const NetworkDialog = lazyPart(load)

/** Names the page's network and opens the picker. */
export function NetworkButton() {
  const chain = useShownChain()
  const { opened, open, close } = useOpenedPart<true>(load)
  return (
    <>
      <button
        type="button"
        className={classes.root}
        aria-haspopup="dialog"
        aria-label={chain ? `${m.shell_network()}: ${chain.name}` : m.shell_network()}
        onClick={() => open(true)}
      >
        {chain && <ChainLogo logo={chain.logo} size={20} />}
        <span className={classes.name}>{chain?.name ?? m.shell_network()}</span>
        <IconChevronDown size={14} aria-hidden />
      </button>
      {opened && (
        <Suspense>
          <NetworkDialog current={chain} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
