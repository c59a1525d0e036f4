import type { Logger } from 'pino'
import type { ReadDatabase } from '../database/read-database.ts'
import type { AttemptLimit } from '../http/attempt-limit.ts'
import type { VerifyWallet } from './verify-wallet.ts'

/** What the account routes work with. */
export interface AccountParts {
  readonly database: ReadDatabase
  readonly logger: Logger
  /** address of the web app without a slash at its end: links of mails lead there, and wallets sign its name */
  readonly siteUrl: string
  /** 32 bytes that encrypt the second steps' secrets */
  readonly key: Uint8Array
  /** attempts for one account from one network, and from everywhere */
  readonly attempts: {
    readonly near: AttemptLimit
    readonly all: AttemptLimit
    /** for what costs the operator money */
    readonly costly: AttemptLimit
  }
  readonly verifyWallet: VerifyWallet
  /** milliseconds since 1970 */
  readonly now: () => number
}

/** Who asks, as far as the server wants to know. */
export interface Asker {
  /** hash of the network address */
  readonly client: string
  /** what the browser calls itself */
  readonly agent: string
}
