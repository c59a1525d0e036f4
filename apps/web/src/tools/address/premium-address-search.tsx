import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { SearchSnapshot } from '@slipway/vanity-address/search/address-search'
import { isSameIdentity, type SearchIdentity } from '@slipway/vanity-address/search/search-record'
import { useEffect, useState } from 'react'
import type { Address, Hex } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import classes from './address-tool.module.css'
import { FoundList } from './found-list.tsx'
import { SearchControls } from './search-controls.tsx'
import { type SearchChoice, SearchForm } from './search-form.tsx'
import { emptyTarget, fromTarget, type TargetValues, toTarget } from './target-values.ts'
import {
  beginTokenSearch,
  forgetTokenSearch,
  pauseTokenSearch,
  useTokenSearch,
} from './token-search.ts'

interface PremiumAddressSearchProps {
  /** Who will create the token; the search binds every seed to this wallet (P-36). */
  deployer: Address | undefined
  factory: Address
  /** keccak256 of the exact init code; undefined without it. */
  initCodeHash: Hex | undefined
  /** Why there is none. */
  missing: 'form' | 'reading' | 'failed'
  /** Seed in use now. */
  seed: Hex
  /** Asks the factory which address a seed gives (P-37). */
  verify(seed: Hex): Promise<Address>
  onFound(seed: Hex, address: Address): void
  /** The seed in use came from a search that no longer fits: another entry, another wallet. */
  onCleared(): void
}

/** What became of a search whose token is another one by now. */
function Stale({ search }: { search: SearchSnapshot }) {
  const hasFound = search.record.found.length > 0
  return (
    <NoticeBox
      tone="warn"
      title={hasFound ? m.tools_stale_title() : m.tools_stopped_title()}
      actions={
        <Button variant="default" onClick={forgetTokenSearch}>
          {m.tools_search_clear()}
        </Button>
      }
    >
      {hasFound ? m.tools_stale_text() : m.tools_stopped_text()}
    </NoticeBox>
  )
}

const obstacles = {
  form: m.tools_needs_form,
  reading: m.tools_needs_code,
  failed: () => m.tools_draft_failed({ chain: activeChain.name }),
} as const

const isAtWork = ({ status }: SearchSnapshot) => status === 'running' || status === 'starting'

/** The search for a token's address, in the tool and inside token creation. */
export default function PremiumAddressSearch(props: PremiumAddressSearchProps) {
  const { deployer, factory, initCodeHash, seed, onCleared } = props
  const search = useTokenSearch()
  const [values, setValues] = useState<TargetValues>(() =>
    search ? fromTarget(search.record.target) : emptyTarget,
  )
  const identity: SearchIdentity | undefined =
    deployer && initCodeHash ? { deployer, factory, initCodeHash } : undefined
  const isFitting = search && identity ? isSameIdentity(search.record, identity) : false
  // Whether it fits shows once the form is complete and a wallet is there; until then it must not work unseen.
  const isUnseen = search !== undefined && identity === undefined && isAtWork(search)
  const isStale = search !== undefined && identity !== undefined && !isFitting
  const isSeedStale = isStale && search.record.found.some((one) => one.seed === seed)

  useEffect(() => {
    // Nobody wants what it would find.
    if (isStale) pauseTokenSearch()
  }, [isStale])
  useEffect(() => {
    if (isSeedStale) onCleared()
  }, [isSeedStale, onCleared])

  const begin = ({ wanted, power }: SearchChoice) => {
    if (identity) beginTokenSearch(identity, toTarget(values), { wanted, power })
  }
  if (search && isFitting) {
    const { record } = search
    return (
      <div className={classes.stack}>
        <SearchControls search={search} />
        {record.found.length > 0 && (
          <FoundList
            target={record.target}
            found={record.found}
            seed={seed}
            verify={props.verify}
            onFound={props.onFound}
          />
        )}
        <p className={classes.muted}>{m.tools_search_salts_only()}</p>
      </div>
    )
  }
  return (
    <div className={classes.stack}>
      {isUnseen && <SearchControls search={search} />}
      {isStale && <Stale search={search} />}
      <SearchForm
        values={values}
        onChange={setValues}
        kind="token"
        obstacle={
          deployer
            ? initCodeHash
              ? undefined
              : obstacles[props.missing]()
            : m.tools_needs_wallet()
        }
        onStart={begin}
      />
      <p className={classes.muted}>{m.tools_search_salts_only()}</p>
    </div>
  )
}
