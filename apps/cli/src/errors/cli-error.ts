import { type ExitCode, exitCodes } from './exit-codes.ts'

/** One thing that is wrong with a draft or a list, in the reader's language. */
export interface SaidIssue {
  /** Field of the draft, column of a list, or `form`. */
  readonly field: string
  /** Line of a list, from 1. */
  readonly line?: number
  readonly code: string
  readonly message: string
}

/** Where the refusals of the command line itself end. */
const exits = {
  Cli_CommandUnknown: exitCodes.wrongUse,
  Cli_OptionUnknown: exitCodes.wrongUse,
  Cli_OptionValueMissing: exitCodes.wrongUse,
  Cli_OptionMissing: exitCodes.wrongUse,
  Cli_OptionInvalid: exitCodes.wrongUse,
  Cli_OptionsExclude: exitCodes.wrongUse,
  Cli_ArgumentMissing: exitCodes.wrongUse,
  Cli_ArgumentSpare: exitCodes.wrongUse,
  Cli_SecretInArguments: exitCodes.wrongUse,
  Cli_NetworkUnknown: exitCodes.wrongUse,
  Cli_NetworkNotEvm: exitCodes.wrongUse,
  Cli_LanguageUnknown: exitCodes.wrongUse,
  Cli_FileUnreadable: exitCodes.wrongUse,
  Cli_FileInvalid: exitCodes.wrongUse,
  Cli_FieldUnknown: exitCodes.wrongUse,
  Cli_DraftRefused: exitCodes.wrongUse,
  Cli_ListRefused: exitCodes.wrongUse,
  Cli_ConfirmationMissing: exitCodes.wrongUse,
  Cli_NotConfirmed: exitCodes.wrongUse,
  Cli_NoSigner: exitCodes.wrongUse,
  Cli_LinkTooLarge: exitCodes.wrongUse,
  Cli_SignerRemote: exitCodes.wrongUse,
  Cli_CheckRefused: exitCodes.refused,
  Cli_NothingToDo: exitCodes.refused,
  Cli_LockGone: exitCodes.refused,
  Cli_CertificateFalse: exitCodes.refused,
  Cli_CertificateOpen: exitCodes.refused,
  Cli_RootDiffers: exitCodes.refused,
  Cli_NotInList: exitCodes.refused,
  Cli_PlanOutdated: exitCodes.refused,
  Cli_SourceNotVerified: exitCodes.refused,
  Cli_NoVerifier: exitCodes.refused,
  Cli_SolvencyMissing: exitCodes.refused,
  Cli_SearchFailed: exitCodes.fault,
  Cli_SiteUnavailable: exitCodes.network,
  Cli_KeystoreInvalid: exitCodes.key,
  Cli_PasswordWrong: exitCodes.key,
  Cli_PasswordMissing: exitCodes.key,
  Cli_KeyIsPublic: exitCodes.key,
  Cli_SignerUnavailable: exitCodes.key,
  Cli_SignerWrongChain: exitCodes.key,
  Cli_SignerAccountMissing: exitCodes.key,
  Cli_Fault: exitCodes.fault,
  Cli_Interrupted: exitCodes.interrupted,
} as const satisfies Record<string, ExitCode>

/** Codes of the command line's own refusals; each has a text in every language. */
export type CliErrorCode = keyof typeof exits

export const cliErrorCodes = Object.keys(exits) as readonly CliErrorCode[]

/** A refusal of the command line itself. It never carries a secret: whatever looks like one is left out by its thrower. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode
  readonly args: Readonly<Record<string, string | number>>
  readonly issues: readonly SaidIssue[]

  constructor(
    code: CliErrorCode,
    args: Readonly<Record<string, string | number>> = {},
    issues: readonly SaidIssue[] = [],
  ) {
    super(code)
    this.code = code
    this.args = args
    this.issues = issues
  }

  get exitCode(): ExitCode {
    return exits[this.code]
  }
}
