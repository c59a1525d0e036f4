import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Address, Hex } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import classes from './address-tool.module.css'
import PremiumAddressSearch from './premium-address-search.tsx'
import type { KeptTokenDraft, TokenDraftPort } from './token-draft-port.ts'

/** What the search asks the factory, and through whom; its interface is loaded with the first question. */
async function loadTokenCode() {
  const [{ getInitCodeHash }, { getDeployAddress }, { readClient }] = await withChunkTimeout(
    Promise.all([
      import('@slipway/sdk/token/evm/get-init-code-hash'),
      import('@slipway/sdk/token/evm/get-deploy-address'),
      import('../../core/read-client.ts'),
    ]),
  )
  return { getInitCodeHash, getDeployAddress, readClient }
}

const contracts = findTokenContracts(activeChain)
const createPath = '/token/create'

const nothing = () => undefined

/** A premium address for the token that the create form holds. */
export default function TokenTab({ port }: { port: TokenDraftPort }) {
  const { address } = useConnection()
  const kept = useQuery({
    queryKey: ['tools', 'kept-draft', activeChain.chainId, address],
    queryFn: address ? async () => (await port.load(address)) ?? null : skipToken,
    // Typed in another tab of the bar meanwhile.
    refetchOnMount: 'always',
  })
  if (!contracts) {
    return <NoticeBox tone="info">{m.tools_needs_factory({ chain: activeChain.name })}</NoticeBox>
  }
  if (!address) {
    return (
      <Panel title={m.tools_address_title()} description={m.tools_address_section_text()}>
        <PremiumAddressSearch
          deployer={undefined}
          factory={contracts.factory}
          initCodeHash={undefined}
          missing="form"
          seed="0x"
          verify={() => Promise.reject(new Error('no wallet'))}
          onFound={nothing}
          onCleared={nothing}
        />
      </Panel>
    )
  }
  if (kept.isPending) return <Skeleton height={320} radius={12} />
  if (!kept.data) {
    return (
      <Panel>
        <EmptyState
          title={m.tools_draft_none_title()}
          text={m.tools_draft_none_text()}
          actions={
            <Button component={AppLink} to={createPath}>
              {m.tools_draft_open()}
            </Button>
          }
        />
      </Panel>
    )
  }
  return <DraftSearch contracts={contracts} deployer={address} kept={kept.data} port={port} />
}

interface DraftSearchProps {
  contracts: TokenContracts
  deployer: Address
  kept: KeptTokenDraft
  port: TokenDraftPort
}

function DraftSearch({ contracts, deployer, kept, port }: DraftSearchProps) {
  const { draft } = kept
  const [seed, setSeed] = useState(kept.seed)
  const [isAdopted, setAdopted] = useState(false)
  const queries = useQueryClient()
  const code = useQuery({
    queryKey: ['tools', 'init-code', activeChain.chainId, deployer, describe(draft)],
    queryFn: draft
      ? async () => {
          const { getInitCodeHash, readClient } = await loadTokenCode()
          return getInitCodeHash(readClient, contracts, { draft, deployer })
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const release = useCallback(() => {
    port.release()
    setAdopted(false)
    void queries.invalidateQueries({ queryKey: ['tools', 'kept-draft'] })
  }, [port, queries])
  const adopt = (found: Hex) => {
    port.adopt(found)
    setSeed(found)
    setAdopted(true)
  }
  return (
    <div className={classes.stack}>
      <Panel
        title={m.tools_draft_title({ chain: activeChain.name })}
        description={m.tools_draft_text()}
        actions={
          <Button component={AppLink} to={createPath} variant="default">
            {m.tools_draft_edit()}
          </Button>
        }
      >
        <KeyValueList>
          <KeyValue label={kept.name}>{kept.symbol}</KeyValue>
          <KeyValue label={m.tools_draft_deployer()}>
            <AddressText address={deployer} />
          </KeyValue>
          <KeyValue label={m.tools_draft_factory()}>
            <AddressText address={contracts.factory} />
          </KeyValue>
        </KeyValueList>
      </Panel>
      {code.isError && (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" onClick={() => void code.refetch()}>
              {m.tools_retry()}
            </Button>
          }
        >
          {m.tools_draft_failed({ chain: activeChain.name })}
        </NoticeBox>
      )}
      {isAdopted && (
        <NoticeBox
          tone="good"
          role="status"
          actions={
            <Button component={AppLink} to={createPath}>
              {m.tools_draft_go()}
            </Button>
          }
        >
          {m.tools_draft_adopted()}
        </NoticeBox>
      )}
      <Panel title={m.tools_address_title()} description={m.tools_address_section_text()}>
        <PremiumAddressSearch
          deployer={deployer}
          factory={contracts.factory}
          initCodeHash={code.data}
          missing={draft ? (code.isError ? 'failed' : 'reading') : 'form'}
          seed={seed}
          verify={async (found) => {
            if (!draft) throw new Error('the form is incomplete')
            const { getDeployAddress, readClient } = await loadTokenCode()
            return getDeployAddress(readClient, contracts, { draft, deployer, seed: found })
          }}
          onFound={adopt}
          onCleared={release}
        />
      </Panel>
    </div>
  )
}

/** A draft as part of a query's key. */
const describe = (draft: KeptTokenDraft['draft']) =>
  JSON.stringify(draft, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
