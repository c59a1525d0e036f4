import { isHex } from 'viem'
import { type LocalAccount, privateKeyToAccount } from 'viem/accounts'
import { DeployError } from '../steps/deploy-errors.ts'
import { getDevelopmentAccount, isDevelopmentAddress } from './development-accounts.ts'
import { readKeystore } from './read-keystore.ts'

export interface DeployerSource {
  /** Value of `SLIPWAY_DEPLOYER_KEY`. */
  readonly privateKey?: string
  readonly keystorePath?: string
  /** Value of `SLIPWAY_KEYSTORE_PASSWORD`. */
  readonly keystorePassword?: string
}

/**
 * The account that deploys. A key never comes from the command line, where other users of the
 * machine can read it. On a local chain the first development account is the default; anywhere else
 * a key that everybody knows is refused.
 *
 * @throws {DeployError} `KEY_MISSING`, `KEY_IS_PUBLIC` or `KEYSTORE`
 */
export function chooseDeployer(source: DeployerSource, isLocalChain: boolean): LocalAccount {
  const privateKey = readPrivateKey(source)
  if (privateKey === undefined) {
    if (isLocalChain) return getDevelopmentAccount(0)
    throw new DeployError(
      'KEY_MISSING',
      'Set SLIPWAY_DEPLOYER_KEY to the private key of the deployer, or name an encrypted key file with --keystore and its password in SLIPWAY_KEYSTORE_PASSWORD.',
    )
  }
  if (!isHex(privateKey) || privateKey.length !== 66) {
    throw new DeployError('KEY_MISSING', 'The deployer key must be 0x and 64 hexadecimal digits.')
  }
  const account = privateKeyToAccount(privateKey)
  if (!isLocalChain && isDevelopmentAddress(account.address)) {
    throw new DeployError(
      'KEY_IS_PUBLIC',
      `${account.address} is a development account whose key everybody knows. It must never own anything on a live chain.`,
    )
  }
  return account
}

function readPrivateKey(source: DeployerSource): string | undefined {
  if (source.keystorePath !== undefined) {
    return readKeystore(source.keystorePath, source.keystorePassword ?? '')
  }
  return source.privateKey
}
