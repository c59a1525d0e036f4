import { type Address, bytesToHex, isAddressEqual, numberToHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** Recovery phrases that development nodes hand out by default; their keys are everybody's. */
const publicPhrases = [
  'test test test test test test test test test test test junk',
  'myth like bonus scare over problem client lizard pioneer submit female collect',
] as const
/** Accounts of each that are recognised; nodes hand out the first ten or twenty. */
const ACCOUNTS = 50
/** Keys 1, 2, 3 … are the first that anybody tries. */
const SMALL_KEYS = 20

function* publicAddresses(): Generator<Address> {
  for (const phrase of publicPhrases) {
    const parent = mnemonicToAccount(phrase, { path: "m/44'/60'/0'/0" }).getHdKey()
    for (let index = 0; index < ACCOUNTS; index++) {
      const { privateKey } = parent.deriveChild(index)
      if (privateKey) yield privateKeyToAccount(bytesToHex(privateKey)).address
    }
  }
  for (let key = 1; key <= SMALL_KEYS; key++)
    yield privateKeyToAccount(numberToHex(key, { size: 32 })).address
}

/** Whether everybody knows the key of an account. */
export function isPublicKey(account: Address): boolean {
  for (const address of publicAddresses()) if (isAddressEqual(address, account)) return true
  return false
}
