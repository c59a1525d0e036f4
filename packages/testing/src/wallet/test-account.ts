import { bytesToHex, type PrivateKeyAccount } from 'viem'
import { type HDKey, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** The mnemonic that every local development chain knows; worthless on any public network. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** anvil funds accounts 0 to 9 of the mnemonic itself. */
export const fundedAccountCount = 10

let branch: HDKey | undefined

/**
 * Derives an account of the test mnemonic (BIP-44, `m/44'/60'/0'/0/index`).
 * @param index 0 to 2^31 − 1; the first {@link fundedAccountCount} have money on a fresh anvil
 */
export function deriveTestAccount(index: number): PrivateKeyAccount {
  // Stretching the mnemonic costs tens of milliseconds, so the branch above the accounts is kept.
  branch ??= mnemonicToAccount(testMnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()
  const { privateKey } = branch.deriveChild(index)
  if (!privateKey) throw new RangeError(`The test mnemonic has no account ${index}.`)
  return privateKeyToAccount(bytesToHex(privateKey))
}
