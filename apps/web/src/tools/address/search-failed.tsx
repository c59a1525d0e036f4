import type {
  SearchFailure,
  SearchFailureCode,
} from '@slipway/address-search/search/search-failure'
import { m } from '@slipway/messages'
import classes from './address-tool.module.css'

const texts: Readonly<Record<SearchFailureCode, () => string>> = {
  Search_WorkerNotLoaded: m.tools_search_failed_load,
  Search_EngineFailed: m.tools_search_failed_engine,
}

/** Why a search ended without a find: ours in the visitor's language, then what the engine said in its own. */
export function SearchFailed({ failure: { code, detail } }: { failure: SearchFailure }) {
  return (
    <div className={classes.muted}>
      <p>{texts[code]()}</p>
      {detail && <p lang="en">{detail}</p>}
    </div>
  )
}
