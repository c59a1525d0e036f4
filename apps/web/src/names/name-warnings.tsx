import { formatInteger, formatScripts, m } from '@slipway/messages'
import {
  findNameWarnings,
  LONGEST_WALLET_SYMBOL,
  type NamedContract,
  type NamedNetwork,
  type NameWarning,
} from '@slipway/sdk/names/find-name-warnings'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../core/active-chain.ts'
import classes from './names.module.css'

export interface NameWarningsProps extends NamedContract {
  /** Who chooses the name, or who meets it. */
  reader: 'maker' | 'visitor'
  /** Where it is; the page's own network by default. */
  chain?: NamedNetwork
}

function textOf(warning: NameWarning, reader: NameWarningsProps['reader']): string {
  switch (warning.code) {
    case 'look_alike': {
      const { currency } = warning
      return reader === 'maker'
        ? m.names_look_alike_maker({ currency })
        : m.names_look_alike({ currency })
    }
    case 'mixed_scripts':
      return m.names_mixed_scripts({ scripts: formatScripts(warning.scripts) })
    case 'looks_latin':
      return m.names_looks_latin({ letters: Array.from(warning.letters).join(' ') })
    case 'long_symbol':
      return m.names_long_symbol({ max: formatInteger(LONGEST_WALLET_SYMBOL) })
  }
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
            const text = textOf(warning, reader)
            return <li key={text}>{text}</li>
          })}
        </ul>
      </NoticeBox>
    </div>
  )
}
