/**
 * Codes of a refusal: EIP-1193; WalletConnect's own (a request, and the chains, methods and events of CAIP-25); ethers;
 * Trezor's failures.
 */
const codes = new Set<string>([
  '4001',
  '5000',
  '5001',
  '5002',
  '5003',
  'ACTION_REJECTED',
  'Failure_ActionCancelled',
  'Method_Cancel',
  'Method_PermissionsNotGranted',
])

/** What a Ledger answers when its owner refuses on the device: conditions of use not satisfied, and refused by the user. */
const deviceStatuses = new Set<unknown>([0x6985, 0x5501, '6985', '5501'])

/** Names of errors: viem's, Ledger's libraries, and the tags of its device kit. */
const names = /^UserRejectedRequestError$|RefusedOnDevice$|^RefusedByUser|^UserRefused/

const refusing = '(?:reject|den(?:y|ie)|cancell?|declin|refus|disapprov)'

const words = [
  // "The user rejected the request", "User closed the popup".
  new RegExp(String.raw`\buser\b.{0,16}\b(?:${refusing}|clos)`, 'i'),
  // "Action cancelled by user", "denied by the user?".
  new RegExp(String.raw`\b${refusing}\w*\b.{0,24}\bby\s(?:the\s)?user\b`, 'i'),
  // "Transaction was rejected", with nothing after it: nodes go on and say why.
  new RegExp(
    String.raw`^(?:transaction|request|signature|signing|message)\s(?:(?:was|has been)\s)?${refusing}\w*\.?$`,
    'i',
  ),
  // "Cancelled".
  new RegExp(String.raw`^${refusing}\w*\.?$`, 'i'),
  /KeystoneError#Tx_canceled/i,
  /\b0x(?:6985|5501)\b/i,
  /用户.{0,4}(?:取消|拒绝)|^已?(?:取消|拒绝)[。!！]?$/,
]

/** Words of a call that a contract refused: whatever it says is the contract's, not a person's. */
const ofContract = /revert|vm exception/i

/** Where libraries and wallets keep the error below an error. */
const branches = ['cause', 'data', 'error', 'originalError', 'info', 'innerError'] as const

function saysRefused(text: unknown): boolean {
  if (typeof text !== 'string' || ofContract.test(text)) return false
  const said = text.trim()
  return words.some((word) => word.test(said))
}

function isRefusal(error: Record<string, unknown>): boolean {
  const { code, errorCode, statusCode, name, _tag: tag } = error
  return (
    codes.has(String(code)) ||
    deviceStatuses.has(statusCode) ||
    deviceStatuses.has(errorCode) ||
    names.test(String(name)) ||
    names.test(String(tag))
  )
}

/** @param seen what was looked at: an error may contain itself */
function search(error: unknown, seen: Set<unknown>): boolean {
  if (saysRefused(error)) return true
  if (typeof error !== 'object' || error === null || seen.has(error)) return false
  seen.add(error)
  const record = error as Record<string, unknown>
  if (isRefusal(record) || saysRefused(record.message)) return true
  return branches.some((branch) => search(record[branch], seen))
}

/**
 * Whether the person said no in the wallet. Wallets, devices and the libraries before them say it with codes, names or
 * words of their own, at any depth (EIP-1193; sources of MetaMask, WalletConnect, Ledger, Trezor, ethers, viem).
 */
export function wasRejected(error: unknown): boolean {
  return search(error, new Set())
}
