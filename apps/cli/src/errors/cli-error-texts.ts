import { m } from '@slipway/messages/features/clierror'
import type { CliErrorCode } from './cli-error.ts'

type Args = Readonly<Record<string, string | number>>

const texts = {
  Cli_CommandUnknown: (a) => m.clierror_CommandUnknown({ command: a.command ?? '?' }),
  Cli_OptionUnknown: (a) => m.clierror_OptionUnknown({ option: a.option ?? '?' }),
  Cli_OptionValueMissing: (a) => m.clierror_OptionValueMissing({ option: a.option ?? '?' }),
  Cli_OptionMissing: (a) => m.clierror_OptionMissing({ option: a.option ?? '?' }),
  Cli_OptionInvalid: (a) =>
    m.clierror_OptionInvalid({ option: a.option ?? '?', reason: a.reason ?? '?' }),
  Cli_OptionsExclude: (a) => m.clierror_OptionsExclude({ options: a.options ?? '?' }),
  Cli_ArgumentMissing: (a) => m.clierror_ArgumentMissing({ argument: a.argument ?? '?' }),
  Cli_ArgumentSpare: () => m.clierror_ArgumentSpare(),
  Cli_SecretInArguments: () => m.clierror_SecretInArguments(),
  Cli_NetworkUnknown: (a) => m.clierror_NetworkUnknown({ network: a.network ?? '?' }),
  Cli_NetworkNotEvm: (a) => m.clierror_NetworkNotEvm({ network: a.network ?? '?' }),
  Cli_LanguageUnknown: (a) => m.clierror_LanguageUnknown({ languages: a.languages ?? '?' }),
  Cli_FileUnreadable: (a) => m.clierror_FileUnreadable({ file: a.file ?? '?' }),
  Cli_FileInvalid: (a) => m.clierror_FileInvalid({ file: a.file ?? '?', reason: a.reason ?? '?' }),
  Cli_FieldUnknown: (a) =>
    m.clierror_FieldUnknown({ field: a.field ?? '?', fields: a.fields ?? '?' }),
  Cli_DraftRefused: () => m.clierror_DraftRefused(),
  Cli_ListRefused: () => m.clierror_ListRefused(),
  Cli_ConfirmationMissing: () => m.clierror_ConfirmationMissing(),
  Cli_NotConfirmed: () => m.clierror_NotConfirmed(),
  Cli_NoSigner: () => m.clierror_NoSigner(),
  Cli_LinkTooLarge: (a) =>
    m.clierror_LinkTooLarge({ calls: a.calls ?? '?', bytes: a.bytes ?? '?' }),
  Cli_SignerRemote: () => m.clierror_SignerRemote(),
  Cli_CheckRefused: () => m.clierror_CheckRefused(),
  Cli_NothingToDo: (a) => m.clierror_NothingToDo({ reason: a.reason ?? '?' }),
  Cli_LockGone: (a) => m.clierror_LockGone({ lock: a.lock ?? '?' }),
  Cli_CertificateFalse: (a) => m.clierror_CertificateFalse({ reason: a.reason ?? '?' }),
  Cli_CertificateOpen: (a) => m.clierror_CertificateOpen({ network: a.network ?? '?' }),
  Cli_RootDiffers: (a) =>
    m.clierror_RootDiffers({ found: a.found ?? '?', expected: a.expected ?? '?' }),
  Cli_NotInList: (a) => m.clierror_NotInList({ account: a.account ?? '?' }),
  Cli_PlanOutdated: () => m.clierror_PlanOutdated(),
  Cli_SourceNotVerified: (a) => m.clierror_SourceNotVerified({ reason: a.reason ?? '?' }),
  Cli_NoVerifier: () => m.clierror_NoVerifier(),
  Cli_SolvencyMissing: () => m.clierror_SolvencyMissing(),
  Cli_SearchFailed: (a) => m.clierror_SearchFailed({ reason: a.reason ?? '?' }),
  Cli_SiteUnavailable: (a) =>
    m.clierror_SiteUnavailable({ site: a.site ?? '?', reason: a.reason ?? '?' }),
  Cli_KeystoreInvalid: (a) => m.clierror_KeystoreInvalid({ file: a.file ?? '?' }),
  Cli_PasswordWrong: (a) => m.clierror_PasswordWrong({ file: a.file ?? '?' }),
  Cli_PasswordMissing: () => m.clierror_PasswordMissing(),
  Cli_KeyIsPublic: (a) => m.clierror_KeyIsPublic({ account: a.account ?? '?' }),
  Cli_SignerUnavailable: (a) => m.clierror_SignerUnavailable({ reason: a.reason ?? '?' }),
  Cli_SignerWrongChain: (a) =>
    m.clierror_SignerWrongChain({ actual: a.actual ?? '?', expected: a.expected ?? '?' }),
  Cli_SignerAccountMissing: (a) => m.clierror_SignerAccountMissing({ account: a.account ?? '?' }),
  Cli_Fault: (a) => m.clierror_Fault({ reason: a.reason ?? '?' }),
  Cli_Interrupted: () => m.clierror_Interrupted(),
} as const satisfies Record<CliErrorCode, (args: Args) => string>

/** The text of a refusal of the command line, in the reader's language. */
export function sayCliError(code: CliErrorCode, args: Args = {}): string {
  const say: (args: Args) => string = texts[code]
  return say(args)
}
