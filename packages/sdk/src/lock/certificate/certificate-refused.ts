/**
 * Why a certificate is not true. The code is the key of its text in every language.
 * - `Unreadable`: no certificate of this format. `TooNew`: of a later version.
 * - `IdDiffers`: its name does not belong to its contents.
 * - `HeaderDiffers`: the header's fields do not make the block's hash, or contradict what is said about the block.
 * - `ContractUnknown`: no released locker stands at this address of this network.
 * - `AccountProofInvalid`: the account's proof does not lead to the block's state.
 * - `CodeDiffers`: another code than the released one stands there.
 * - `AccountDiffers`: what is said of an account is not what is proven.
 * - `WordMissing`: a word of storage is not proven. `WordSpare`: one that the lock does not have.
 * - `WordProofInvalid`: a word's proof does not lead to the account's storage. `WordDiffers`: it proves another value.
 * - `LockGone`: there is no such lock in this block.
 * - `ClaimDiffers`: what is said of the lock is not what the words say. `StatementDiffers`: the sentences say otherwise.
 */
export type CertificateProblem =
  | 'Unreadable'
  | 'TooNew'
  | 'IdDiffers'
  | 'HeaderDiffers'
  | 'ContractUnknown'
  | 'AccountProofInvalid'
  | 'CodeDiffers'
  | 'AccountDiffers'
  | 'WordMissing'
  | 'WordSpare'
  | 'WordProofInvalid'
  | 'WordDiffers'
  | 'LockGone'
  | 'ClaimDiffers'
  | 'StatementDiffers'

/** What a certificate says, and what is so: `said` and `found` as a reader sees them. */
export interface CertificateContradiction {
  /** Which field, account or word. */
  readonly what?: string
  readonly said?: string
  readonly found?: string
}

/** A certificate is not true, or not readable. */
export class CertificateRefused extends Error {
  override readonly name = 'CertificateRefused'
  readonly code: CertificateProblem
  readonly details: CertificateContradiction

  constructor(code: CertificateProblem, details: CertificateContradiction = {}) {
    const { what, said, found } = details
    const which = what === undefined ? '' : ` ${what}`
    const contradiction = said === undefined ? '' : `: said ${said}, found ${found ?? 'nothing'}`
    super(`The certificate is refused (${code})${which}${contradiction}.`)
    this.code = code
    this.details = details
  }
}
