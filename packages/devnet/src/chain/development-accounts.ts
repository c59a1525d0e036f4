import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

/** The mnemonic of every local EVM node. Everybody knows its keys: never send anything of value to them. */
export const developmentMnemonic = 'test test test test test test test test test test test junk'

/** The account of the well-known mnemonic at `index`; a local chain gives money to the first twenty. */
export function getDevelopmentAccount(index: number): HDAccount {
  return mnemonicToAccount(developmentMnemonic, { addressIndex: index })
}
