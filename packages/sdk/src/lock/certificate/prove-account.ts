import { type Hex, hexToBigInt, isAddressEqual, numberToHex } from 'viem'
import { CertificateRefused } from './certificate-refused.ts'
import type { CertificateAccount } from './certificate-schema.ts'
import type { ReleasedContract } from './list-released-contracts.ts'
import { proveOrRefuse } from './prove-or-refuse.ts'

/**
 * Proves an account's fields against the state, and that the released code of this role stands there.
 * @throws {CertificateRefused} `ContractUnknown`, `AccountProofInvalid`, `AccountDiffers`, `CodeDiffers`.
 */
export function proveAccount(
  stateRoot: Hex,
  account: CertificateAccount,
  role: ReleasedContract['role'],
  released: readonly ReleasedContract[],
): void {
  const own = released.find(
    (contract) => contract.role === role && isAddressEqual(contract.address, account.address),
  )
  if (!own) throw new CertificateRefused('ContractUnknown', { what: account.address })
  const proven = decodeAccount(
    proveOrRefuse(
      { root: stateRoot, key: account.address, proof: account.accountProof },
      'AccountProofInvalid',
    ),
  )
  for (const name of ['nonce', 'balance', 'storageHash', 'codeHash'] as const) {
    if (account[name] !== proven[name]) {
      throw new CertificateRefused('AccountDiffers', {
        what: name,
        said: account[name],
        found: proven[name],
      })
    }
  }
  if (proven.codeHash !== own.codeHash) {
    throw new CertificateRefused('CodeDiffers', {
      what: account.address,
      said: proven.codeHash,
      found: own.codeHash,
    })
  }
}

function decodeAccount([nonce, balance, storageHash, codeHash]: readonly Hex[] = []) {
  return {
    nonce: toQuantity(nonce),
    balance: toQuantity(balance),
    storageHash: storageHash ?? '0x',
    codeHash: codeHash ?? '0x',
  }
}

function toQuantity(bytes: Hex = '0x'): Hex {
  return numberToHex(bytes === '0x' ? 0n : hexToBigInt(bytes))
}
