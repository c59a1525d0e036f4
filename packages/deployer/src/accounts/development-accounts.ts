import { bytesToHex } from 'viem'
import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** The mnemonic of every local EVM node. Everybody knows its keys: never send anything of value to them. */
export const developmentMnemonic = 'test test test test test test test test test test test junk'

/** Accounts of the well-known mnemonic that are recognised; nodes hand out the first ten or twenty. */
const PUBLIC_KEYS_KNOWN = 100

// Stretching the mnemonic takes longer than all accounts together: once is enough.
const parent = mnemonicToAccount(developmentMnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()
const accounts = new Map<number, PrivateKeyAccount>()

/** The account of the well-known mnemonic at `index`; a local chain gives money to the first twenty. */
export function getDevelopmentAccount(index: number): PrivateKeyAccount {
  const known = accounts.get(index)
  if (known !== undefined) return known
  const { privateKey } = parent.deriveChild(index)
  if (!privateKey) throw new RangeError(`There is no development account ${index}.`)
  const account = privateKeyToAccount(bytesToHex(privateKey))
  accounts.set(index, account)
  return account
}

/** Whether everybody knows the key of an address, because local nodes hand it out. */
export function isDevelopmentAddress(address: string): boolean {
  return Array.from({ length: PUBLIC_KEYS_KNOWN }, (_, index) => index).some(
    (index) => getDevelopmentAccount(index).address === address,
  )
}
