import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { WalletSearchSnapshot } from '@slipway/vanity-address/wallet/wallet-search'
import classes from './address-tool.module.css'
import { EndSearch } from './end-search.tsx'
import { engineText } from './engine-text.ts'
import { FoundWallet } from './found-wallet.tsx'
import { SearchProgress } from './search-progress.tsx'
import { forgetWalletSearch, pauseWalletSearch, resumeWalletSearch } from './wallet-searches.ts'

/** A search for a wallet at work, or what it found. */
export function WalletWork({ search }: { search: WalletSearchSnapshot }) {
  const { status, job, workers, found } = search
  if (found) return <FoundWallet job={job} pair={found} />
  return (
    <Panel>
      <div className={classes.fields}>
        <SearchProgress
          // Whether its vectors work here, the search does not tell.
          figures={{ ...search, engine: engineText('wasm', workers) }}
        />
        <div className={classes.actions}>
          {(status === 'running' || status === 'starting') && (
            <Button variant="default" onClick={() => pauseWalletSearch(job.kind)}>
              {m.tools_search_pause()}
            </Button>
          )}
          {status === 'paused' && (
            <Button onClick={() => resumeWalletSearch(job.kind)}>{m.tools_search_resume()}</Button>
          )}
          <EndSearch onConfirm={() => forgetWalletSearch(job.kind)} />
        </div>
      </div>
    </Panel>
  )
}
