import { formatInteger, formatScripts, m } from '@slipway/messages'
import { LONGEST_WALLET_SYMBOL, type NameWarning } from '@slipway/sdk/names/find-name-warnings'

/** Who chooses a name, or who meets it. */
export type NameReader = 'maker' | 'visitor'

/** A warning of a name in a sentence. */
export function warningText(warning: NameWarning, reader: NameReader): string {
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
