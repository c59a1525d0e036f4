import { Skeleton, Tabs } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { useState } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './address-tool.module.css'
import type { TokenDraftPort } from './token-draft-port.ts'

const TokenTab = lazyPart(() => import('./token-tab.tsx'))
const WalletTab = lazyPart(() => import('./wallet-tab.tsx'))
const SolanaTab = lazyPart(() => import('./solana-tab.tsx'))

/** Premium addresses for tokens and wallets (settled S-10, `/tools/address`). */
export function AddressToolPage({ port }: { port: TokenDraftPort }) {
  const [tab, setTab] = useState<string | null>('token')
  return (
    <>
      <PageHeader title={m.shell_route_tools_address()} description={m.tools_address_lead()} />
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={m.tools_address_tabs()}>
          <Tabs.Tab value="token">{m.tools_address_tab_token()}</Tabs.Tab>
          <Tabs.Tab value="wallet">{m.tools_address_tab_wallet()}</Tabs.Tab>
          <Tabs.Tab value="solana">{m.tools_address_tab_solana()}</Tabs.Tab>
        </Tabs.List>
        <LatePart key={tab} pending={<Skeleton height={320} radius={12} />}>
          <Tabs.Panel value="token">
            <TokenTab port={port} />
          </Tabs.Panel>
          <Tabs.Panel value="wallet">
            <WalletTab />
          </Tabs.Panel>
          <Tabs.Panel value="solana">
            <SolanaTab />
          </Tabs.Panel>
        </LatePart>
      </Tabs>
    </>
  )
}
