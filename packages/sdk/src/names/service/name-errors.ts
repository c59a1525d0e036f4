/** Why a name gives no address. */
export type NameProblem =
  /** It breaks the rules of spelling (ENSIP-15): letters that nobody sees, or of scripts that imitate each other. */
  | 'Name_Invalid'
  /** Nobody has it, or its owner names no address for this network. */
  | 'Name_NotFound'
  /** It ends as no name that is known where it was looked up. */
  | 'Name_OtherService'
  /** Its answer is kept on a server, which is not asked (ERC-3668). */
  | 'Name_Offchain'

/** A name that gives no address. */
export class NameRefused extends Error {
  override readonly name = 'NameRefused'
  readonly code: NameProblem
  readonly typed: string
  constructor(code: NameProblem, typed: string, options?: ErrorOptions) {
    super(`The name "${typed}" gives no address: ${code}.`, options)
    this.code = code
    this.typed = typed
  }
}
