import * as z from 'zod/mini'
import { readForm } from '../shared/read-form.ts'
import type { BadgeKind } from './badge-kinds.ts'
import {
  attestationUidField,
  attesterField,
  attesterNameField,
  auditorField,
  contactField,
  contractField,
  issuerField,
  noteField,
  optionalReportField,
  projectField,
  reportField,
  scopeField,
  statementField,
  websiteField,
} from './badge-schemas.ts'

const common = {
  contract: contractField,
  project: projectField,
  contact: contactField,
  website: websiteField,
  statement: statementField,
}
/** Whatever else is sent with the kinds without an auditor is left out. */
const nothing = z.pipe(
  z.unknown(),
  z.transform(() => ''),
)
const unaudited = z.object({ ...common, auditor: nothing, report: nothing })

/** What an applicant says, by the kind of badge. */
const applicationForms = {
  kyc: unaudited,
  safu: unaudited,
  audit: z.object({ ...common, auditor: auditorField, report: reportField }),
} as const

/** What an operator says with a grant; a report is demanded with audits alone. */
const grantForms = {
  kyc: z.object({ issuer: issuerField, scope: scopeField, report: optionalReportField }),
  safu: z.object({ issuer: issuerField, scope: scopeField, report: optionalReportField }),
  audit: z.object({ issuer: issuerField, scope: scopeField, report: reportField }),
} as const

const noteForm = z.object({ note: noteField })
const attesterForm = z.object({ address: attesterField, name: attesterNameField })
const attestationForm = z.object({ uid: attestationUidField })

/** What an applicant says, once everything in it is right. */
export type ApplicationParams = z.output<(typeof applicationForms)['audit' | 'kyc']>

export type GrantParams = z.output<(typeof grantForms)['audit']>

/** Reads what an operator asks for, or why it refuses or withdraws. */
export const readNote = (values: Readonly<Record<string, string>>) => readForm(noteForm, values)

/** Reads which wallet an operator trusts, and who that is. */
export const readAttester = (values: Readonly<Record<string, string>>) =>
  readForm(attesterForm, values)

/** Reads the number of an attestation. */
export const readAttestationUid = (values: Readonly<Record<string, string>>) =>
  readForm(attestationForm, values)

/** Reads what an operator says with a grant. */
export const readGrant = (kind: BadgeKind, values: Readonly<Record<string, string>>) =>
  readForm<GrantParams>(grantForms[kind], values)

/** Reads what an applicant says. */
export const readApplication = (kind: BadgeKind, values: Readonly<Record<string, string>>) =>
  readForm<ApplicationParams>(applicationForms[kind], { auditor: '', report: '', ...values })
