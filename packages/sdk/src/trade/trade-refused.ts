import type { DecodedFailure } from '../evm/decode-contract-error.ts'
import { type ErrorArgs, SlipwayError } from '../evm/errors.ts'

/** A trade that would not come about; `code` says why, in the token's own words where it has some. */
export class TradeRefused extends SlipwayError {
  readonly code: string
  constructor(code: string, args: ErrorArgs = {}) {
    super(`The trade is not possible now: ${code}.`, args)
    this.code = code
  }
}

const isArg = (value: unknown) =>
  typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string'

/** The same for what a token or an exchange answered. */
export const refusedFor = ({ name, args }: DecodedFailure): TradeRefused =>
  new TradeRefused(
    name,
    Object.fromEntries(Object.entries(args).filter(([, value]) => isArg(value))) as ErrorArgs,
  )
