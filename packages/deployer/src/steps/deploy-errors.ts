/** Why a deployment stopped; a code is never reused for another reason. */
export type DeployErrorCode =
  | 'WRONG_CHAIN'
  | 'NODE_UNREACHABLE'
  | 'NODE_NOT_LOCAL'
  | 'BALANCE_TOO_LOW'
  | 'GAS_ABOVE_CAP'
  | 'BLOCKS_TOO_SMALL'
  | 'TRANSACTION_FAILED'
  | 'STEP_WITHOUT_EFFECT'
  | 'CODE_DIFFERS'
  | 'SETTING_DIFFERS'
  | 'TEMPLATE_FIXED'
  | 'KEY_MISSING'
  | 'KEY_IS_PUBLIC'
  | 'KEYSTORE'

/** A deployment cannot go on; the message says what happened and what to do. Running it again continues. */
export class DeployError extends Error {
  readonly code: DeployErrorCode

  constructor(code: DeployErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'DeployError'
    this.code = code
  }
}
