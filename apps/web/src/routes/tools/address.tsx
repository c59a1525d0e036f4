import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { createFileRoute } from '@tanstack/react-router'
import type { Address, Hex } from 'viem'
import { useTabsStore } from '../../core/tabs-store.ts'
import { loadDraftReader } from '../../token/create/load-draft-reader.ts'
import {
  loadOpenTokenDraft,
  loadTokenDraft,
  saveTokenDraft,
} from '../../token/create/token-draft-storage.ts'
import { AddressToolPage } from '../../tools/address/address-tool-page.tsx'
import type { TokenDraftPort } from '../../tools/address/token-draft-port.ts'
import { useTransactionStore } from '../../transaction/transaction-store.ts'

export const Route = createFileRoute('/tools/address')({ component: Screen })

/** Puts a seed into the kept form; an open form reads it anew when it is shown next. */
function replaceSeed(seed: Hex): void {
  const kept = loadTokenDraft()
  if (!kept) return
  saveTokenDraft({ ...kept, seed, savedAt: Math.floor(Date.now() / 1_000) })
  const { tabs, close } = useTabsStore.getState()
  const form = tabs.find(({ routeId }) => routeId === '/token/create')
  if (form) close('current', form.key, '/tools/address')
}

const port: TokenDraftPort = {
  load: async (deployer: Address) => {
    const kept = loadOpenTokenDraft(useTransactionStore.getState().records)
    if (!kept) return undefined
    const { readDraft } = await loadDraftReader()
    const reading = readDraft(kept.values, deployer)
    return {
      draft: reading.ok ? reading.draft : undefined,
      name: kept.values.name,
      symbol: kept.values.symbol,
      seed: kept.seed,
    }
  },
  adopt: replaceSeed,
  release: () => replaceSeed(createTokenSeed()),
}

function Screen() {
  return <AddressToolPage port={port} />
}
