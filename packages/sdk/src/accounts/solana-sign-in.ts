import { solanaAddressForm } from '../shared/solana-address-form.ts'

/** What a wallet of Solana is asked to sign in with, as the Wallet Standard names it. */
export interface SolanaSignIn {
  /** Host of the site, with its port where it has one. */
  readonly domain: string
  /** Base58 of the account's key. */
  readonly address: string
  /** One line. */
  readonly statement: string
  readonly uri: string
  readonly version: '1'
  /** The cluster: `mainnet`, `devnet` or `localnet`. */
  readonly chainId: string
  readonly nonce: string
  /** ISO 8601. */
  readonly issuedAt: string
  readonly expirationTime: string
}

const fields: readonly [name: string, key: keyof SolanaSignIn][] = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
]

/** The text that a wallet shows and signs ("Sign In With Solana"); wallets write the same from the same facts. */
export const writeSolanaSignIn = (signIn: SolanaSignIn): string =>
  [
    `${signIn.domain} wants you to sign in with your Solana account:`,
    signIn.address,
    '',
    signIn.statement,
    '',
    ...fields.map(([name, key]) => `${name}: ${signIn[key]}`),
  ].join('\n')

const shape = new RegExp(
  `${[
    '^(?<domain>\\S+) wants you to sign in with your Solana account:',
    `(?<address>${solanaAddressForm})`,
    '',
    '(?<statement>.+)',
    '',
    ...fields.map(([name, key]) => `${name}: (?<${key}>\\S+)`),
  ].join('\n')}$`,
)

/** Reads such a text back; undefined for every other, such as one with a field more. */
export function readSolanaSignIn(text: string): SolanaSignIn | undefined {
  const read = shape.exec(text)?.groups
  if (read?.version !== '1') return undefined
  return { ...(read as unknown as SolanaSignIn) }
}
