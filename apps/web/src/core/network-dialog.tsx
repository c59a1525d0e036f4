import { Modal, Tabs, TextInput } from '@mantine/core'
import type { ChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { goToChain } from './go-to-chain.ts'
import classes from './network-dialog.module.css'
import { NetworkList } from './network-list.tsx'
import { useGoTo } from './use-go-to.ts'

interface NetworkDialogProps {
  /** Of the page on screen; the one of the address by default. */
  current?: ChainDefinition | undefined
  onClose(): void
}

/** The network picker: EVM and Solana, mainnets and testnets. */
export default function NetworkDialog({ current, onClose }: NetworkDialogProps) {
  const [search, setSearch] = useState('')
  const goTo = useGoTo()
  const choose = (chain: ChainDefinition) => {
    onClose()
    if (chain.jumpTo?.startsWith('https://')) window.open(chain.jumpTo, '_blank', 'noreferrer')
    else if (chain.jumpTo) goTo(chain.jumpTo, { network: chain.shortname })
    else goToChain(chain.shortname)
  }
  return (
    <Modal opened onClose={onClose} title={m.shell_network_choose()} size={640}>
      <ReturnFocus />
      <TextInput
        data-autofocus
        className={classes.search}
        value={search}
        placeholder={m.shell_network_search()}
        aria-label={m.shell_network_search()}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Tabs defaultValue={current?.type ?? 'evm'}>
        <Tabs.List>
          <Tabs.Tab value="evm">{m.shell_network_tab_evm()}</Tabs.Tab>
          <Tabs.Tab value="solana">{m.shell_network_tab_sol()}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="evm">
          <NetworkList type="evm" {...{ current, search }} onChoose={choose} />
        </Tabs.Panel>
        <Tabs.Panel value="solana">
          <p className={classes.note}>{m.shell_network_sol_note()}</p>
          <NetworkList type="solana" {...{ current, search }} onChoose={choose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  )
}
