import { m } from '@slipway/messages'
import {
  findNameWarnings,
  type NamedContract,
  type NamedNetwork,
} from '@slipway/sdk/names/find-name-warnings'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../core/active-chain.ts'
import classes from './names.module.css'
import { type NameReader, warningText } from './warning-text.ts'

export interface NameWarningsProps extends NamedContract {
  reader: NameReader
  /** Where it is; the page's own network by default. */
  chain?: NamedNetwork
}

/** What is to be said of a token's or a collection's name. */
export default function NameWarnings({ reader, chain, ...named }: NameWarningsProps) {
  const warnings = findNameWarnings(named, chain ?? activeChain)
  if (warnings.length === 0) return null
  return (
    <div className={classes.root} data-reader={reader}>
      <NoticeBox tone="warn" title={m.names_title()} role="status">
        <ul className={classes.list}>
          {warnings.map((warning) => {
            const text = warningText(warning, reader)
            return <li key={text}>{text}</li>
          })}
        </ul>
      </NoticeBox>
    </div>
  )
}
