import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { PageHeader } from '@slipway/ui/page-header'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { AppLink } from '../../core/app-link.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { nftContracts } from '../shared/nft-contracts.ts'
import { ListDisconnected } from './list-states.tsx'
import { NftFilters } from './nft-filters.tsx'
import classes from './nft-list.module.css'
import {
  type ListPart,
  listParts,
  type NftListSearch,
  readNftListSearch,
} from './nft-list-search.ts'
import { NftResults } from './nft-results.tsx'

const partTexts: Readonly<Record<ListPart, () => string>> = {
  held: m.nftlist_part_held,
  due: m.nftlist_part_due,
  made: m.nftlist_part_made,
  all: m.nftlist_part_all,
}

/** What one holds and made, and everybody's sales (specification section 2, `/nft/list`). */
export function NftListPage({ search }: { search: NftListSearch }) {
  return (
    <>
      <PageHeader
        title={m.shell_route_nft_list()}
        description={m.nftlist_lead()}
        actions={
          nftContracts && (
            <Button component={AppLink} to="/nft/create">
              {m.nftlist_new()}
            </Button>
          )
        }
      />
      {nftContracts ? <Parts contracts={nftContracts} search={search} /> : <LazyNoDeployment />}
    </>
  )
}

function Parts({ contracts, search }: { contracts: NftContracts; search: NftListSearch }) {
  const navigate = useNavigate()
  const { address } = useConnection()
  const part = search.part ?? 'held'
  const parts = useRef<HTMLDivElement>(null)
  // On a narrow screen the parts scroll sideways: the chosen one is in view, also where a link leads to it.
  useEffect(() => {
    const chosen = parts.current?.querySelector('[data-active]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const change = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/nft/list',
      search: (previous) => ({ chain: previous.chain, ...readNftListSearch(next) }),
      replace: true,
    })
  return (
    <>
      <SegmentedControl
        ref={parts}
        className={classes.parts}
        aria-label={m.nftlist_part()}
        value={part}
        onChange={(value) => change({ part: value })}
        data={listParts.map((value) => ({ value, label: partTexts[value]() }))}
      />
      {part !== 'all' && !address ? (
        <ListDisconnected />
      ) : (
        <>
          {(part === 'all' || part === 'made') && (
            <NftFilters key={part} search={search} onChange={change} />
          )}
          <NftResults
            contracts={contracts}
            search={search}
            account={address}
            onClear={() => change({ part, sort: search.sort })}
          />
        </>
      )}
    </>
  )
}
