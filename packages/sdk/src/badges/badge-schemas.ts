import * as z from 'zod/mini'
import { emailField } from '../accounts/account-schemas.ts'
import { isCid } from '../ipfs/content-id.ts'
import { line, lines, trimmed } from '../shared/text-fields.ts'
import { badgeLimits } from './badge-limits.ts'

/**
 * What applications and decisions take. One schema for form and API: the issues' messages are codes, which both say in
 * the reader's language.
 */

function isHttps(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname.includes('.')
}

const isContent = (text: string) => text.startsWith('ipfs://') && isCid(text.slice(7))

const limits = badgeLimits

export const projectField = line('Badge_ProjectWrong', limits.projectMin, limits.projectMax)

/** Where the operator writes to; never shown. */
export const contactField = z.pipe(
  z.pipe(
    z.string({ error: 'Badge_ContactWrong' }),
    z.transform((text: string) => (emailField.safeParse(text).success ? text.trim() : '')),
  ),
  z.string().check(z.minLength(1, 'Badge_ContactWrong')),
)

export const websiteField = z.pipe(
  trimmed('Badge_WebsiteWrong'),
  z
    .string()
    .check(
      z.maxLength(limits.linkMax, 'Badge_WebsiteWrong'),
      z.refine(isHttps, 'Badge_WebsiteWrong'),
    ),
)

export const statementField = lines(
  'Badge_StatementWrong',
  limits.statementMin,
  limits.statementMax,
)

/** Who audited; empty for the other kinds. */
export const auditorField = line('Badge_AuditorWrong', limits.auditorMin, limits.auditorMax)

const reportOf = (isRight: (text: string) => boolean) =>
  z.pipe(
    trimmed('Badge_ReportWrong'),
    z
      .string()
      .check(
        z.maxLength(limits.linkMax, 'Badge_ReportWrong'),
        z.refine(isRight, 'Badge_ReportWrong'),
      ),
  )
const isReport = (text: string) => isHttps(text) || isContent(text)

/** Where a report lies: `https://…` or `ipfs://<CID>`. */
export const reportField = reportOf(isReport)

/** The same, where there need not be one. */
export const optionalReportField = reportOf((text) => text === '' || isReport(text))

export const contractField = z.pipe(
  trimmed('Badge_ContractWrong'),
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'Badge_ContractWrong')),
)

/** A wallet whose attestations count. */
export const attesterField = z.pipe(
  trimmed('Badge_AttesterWrong'),
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'Badge_AttesterWrong')),
)

/** Who that is, in words for everybody. */
export const attesterNameField = line('Badge_AttesterNameWrong', limits.issuerMin, limits.issuerMax)

/** Number of an attestation in EAS. */
export const attestationUidField = z.pipe(
  trimmed('Badge_AttestationUidWrong'),
  z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'Badge_AttestationUidWrong')),
)

/** What an operator asks for, or why it refuses or withdraws. */
export const noteField = lines('Badge_NoteWrong', limits.noteMin, limits.noteMax)

/** Who stands behind a badge. */
export const issuerField = line('Badge_IssuerWrong', limits.issuerMin, limits.issuerMax)

/** What was checked, in a sentence that everybody reads. */
export const scopeField = lines('Badge_ScopeWrong', limits.scopeMin, limits.scopeMax)

/** Name of a document as its sender has it: no path, no control characters. */
export const documentNameField = z.pipe(
  z.pipe(
    z.string({ error: 'Badge_DocumentNameWrong' }),
    z.transform((text: string) => text.trim()),
  ),
  z.string().check(
    z.minLength(1, 'Badge_DocumentNameWrong'),
    z.maxLength(limits.documentNameMax, 'Badge_DocumentNameWrong'),
    z.regex(/^[^\p{C}/\\]*$/u, 'Badge_DocumentNameWrong'),
    z.refine((name) => !/^\.+$/.test(name), 'Badge_DocumentNameWrong'),
  ),
)
