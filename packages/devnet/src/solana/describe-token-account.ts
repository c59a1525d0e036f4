import { type EncodedAccount, unwrapOption } from '@solana/kit'
import {
  AccountState,
  decodeMint,
  decodeToken,
  type ExtensionArgs,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

const programs: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  [TOKEN_2022_PROGRAM_ADDRESS]: 'spl-token-2022',
}

/** Bytes of a plain mint, of a plain token account, and where the kind stands once extensions follow. */
const mintBytes = 82
const tokenBytes = 165

/** What a token program's account is: decided by its length, or by its mark where extensions follow. */
export function kindOfTokenAccount(account: EncodedAccount): 'mint' | 'account' | undefined {
  if (programs[account.programAddress] === undefined) return undefined
  const { length } = account.data
  if (length === mintBytes) return 'mint'
  if (length === tokenBytes) return 'account'
  if (length <= tokenBytes) return undefined
  return account.data[tokenBytes] === 1 ? 'mint' : 'account'
}

/** A mint or a token account in words (`jsonParsed`); undefined for any other account, as nodes do. */
export function describeTokenAccount(account: EncodedAccount) {
  const kind = kindOfTokenAccount(account)
  if (kind === undefined) return undefined
  return {
    program: programs[account.programAddress],
    parsed: { type: kind, info: kind === 'mint' ? mintInfo(account) : accountInfo(account) },
    space: BigInt(account.data.length),
  }
}

function mintInfo(account: EncodedAccount) {
  const { data } = decodeMint(account)
  return {
    decimals: data.decimals,
    freezeAuthority: unwrapOption(data.freezeAuthority),
    isInitialized: data.isInitialized,
    mintAuthority: unwrapOption(data.mintAuthority),
    supply: String(data.supply),
    ...describeExtensions(unwrapOption(data.extensions)),
  }
}

function accountInfo(account: EncodedAccount) {
  const { data } = decodeToken(account)
  return {
    isNative: false,
    mint: data.mint,
    owner: data.owner,
    state: data.state === AccountState.Frozen ? 'frozen' : 'initialized',
    tokenAmount: { amount: String(data.amount) },
    ...describeExtensions(unwrapOption(data.extensions)),
  }
}

/** Extensions by their names; their content is read from the bytes, by the programs' own clients. */
function describeExtensions(extensions: readonly ExtensionArgs[] | null) {
  if (!extensions) return {}
  return {
    extensions: extensions.map(({ __kind }) => ({
      extension: `${__kind.charAt(0).toLowerCase()}${__kind.slice(1)}`,
    })),
  }
}
