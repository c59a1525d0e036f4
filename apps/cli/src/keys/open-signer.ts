import type { Address } from 'viem'
import { isAddress, isAddressEqual } from 'viem'
import { CliError } from '../errors/cli-error.ts'
import { type OptionValues, textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import type { Session } from '../network/open-session.ts'
import type { Terminal } from '../output/terminal.ts'
import { openExternalSigner } from './external-signer.ts'
import { isPublicKey } from './is-public-key.ts'
import { readKeystoreFile } from './keystore.ts'
import { openKeystoreSigner } from './keystore-signer.ts'
import type { Signer } from './signer.ts'

interface Surroundings {
  readonly session: Session
  readonly terminal: Terminal
  readonly signal: AbortSignal
}

function checkOne(options: OptionValues): 'keystore' | 'signer' | undefined {
  const [keystore, signer] = [textOf(options, 'keystore'), textOf(options, 'signer')]
  if (keystore !== undefined && signer !== undefined)
    throw new CliError('Cli_OptionsExclude', { options: '--keystore, --signer' })
  if (keystore !== undefined) return 'keystore'
  return signer === undefined ? undefined : 'signer'
}

/**
 * Who signs.
 * @throws {CliError} `Cli_NoSigner` where nobody is named, `Cli_KeyIsPublic` for a key that everybody has on any network
 * but a local one, and what its file or its program refuses
 */
export async function openSigner(
  options: OptionValues,
  { session, terminal, signal }: Surroundings,
): Promise<Signer> {
  const { client, chain, isLocal } = session
  const kind = checkOne(options)
  if (!kind) throw new CliError('Cli_NoSigner')
  const signer =
    kind === 'signer'
      ? await openExternalSigner(options, chain.chainId)
      : await openKeystoreSigner(options, { client, terminal, signal })
  const { account } = signer
  const wanted = textOf(options, 'account')
  if (wanted !== undefined && !isAddressEqual(readAccountText(wanted, '--account'), account))
    throw new CliError('Cli_SignerAccountMissing', { account: wanted })
  if (!isLocal && isPublicKey(account)) throw new CliError('Cli_KeyIsPublic', { account })
  return signer
}

/**
 * Whose transactions are built where nothing is signed: the account that was named, or the one that a file or a wallet
 * says. No password is asked for.
 * @throws {CliError} `Cli_NoSigner` where nobody is named
 */
export async function findAccount(options: OptionValues, session: Session): Promise<Address> {
  const named = textOf(options, 'account')
  const kind = checkOne(options)
  if (kind === 'signer') return (await openExternalSigner(options, session.chain.chainId)).account
  if (named !== undefined) return readAccountText(named, '--account')
  const said = kind && (await readKeystoreFile(textOf(options, 'keystore') ?? '')).address
  const address = `0x${said?.replace(/^0x/, '') ?? ''}`
  if (!isAddress(address, { strict: false })) throw new CliError('Cli_NoSigner')
  return readAccountText(address.toLowerCase(), '--keystore')
}
