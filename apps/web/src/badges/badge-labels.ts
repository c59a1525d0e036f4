import type { Badge, BadgeApplication } from '@slipway/api-client'
import { joinSentences, m } from '@slipway/messages'
import type { AttestationFault } from '@slipway/sdk/badges/attestation/check-attestation'
import type { StatusTone } from '@slipway/ui/status-badge'
import { badgeKindNames } from './badge-kind-names.ts'

type Kind = Badge['kind']
type State = BadgeApplication['state']
type Role = BadgeApplication['documents'][number]['role']

/** What each badge is called, what it says, and what it does not say. */
export const badgeKinds: Readonly<
  Record<Kind, { name: () => string; says: () => string; saysNot: () => string; path: string }>
> = {
  kyc: {
    name: badgeKindNames.kyc,
    says: m.badges_says_kyc,
    saysNot: m.badges_says_not_kyc,
    path: '/kyc/index',
  },
  audit: {
    name: badgeKindNames.audit,
    says: m.badges_says_audit,
    saysNot: m.badges_says_not_audit,
    path: '/kyc/audit',
  },
  safu: {
    name: badgeKindNames.safu,
    says: m.badges_says_safu,
    saysNot: m.badges_says_not_safu,
    path: '/kyc/safu',
  },
}

/** What a document shows. */
export const documentRoles: Readonly<Record<Role, () => string>> = {
  identity: m.badges_document_identity,
  residence: m.badges_document_residence,
  company: m.badges_document_company,
  report: m.badges_document_report,
  engagement: m.badges_document_engagement,
  review: m.badges_document_review,
}

const states: Readonly<Record<State, { text: () => string; tone: StatusTone }>> = {
  draft: { text: m.badges_state_draft, tone: 'neutral' },
  submitted: { text: m.badges_state_submitted, tone: 'info' },
  inReview: { text: m.badges_state_inReview, tone: 'info' },
  moreWanted: { text: m.badges_state_moreWanted, tone: 'warn' },
  granted: { text: m.badges_state_granted, tone: 'good' },
  refused: { text: m.badges_state_refused, tone: 'bad' },
  retracted: { text: m.badges_state_retracted, tone: 'neutral' },
}

const badgeStates: Readonly<Record<Badge['state'], { text: () => string; tone: StatusTone }>> = {
  valid: { text: m.badges_state_granted, tone: 'good' },
  expired: { text: m.badges_state_expired, tone: 'neutral' },
  withdrawn: { text: m.badges_state_withdrawn, tone: 'bad' },
  dropped: { text: m.badges_state_dropped, tone: 'bad' },
}

/** Where an application stands; a granted one as its badge does. */
export const stateOf = (one: { state: State; badge: Badge | null }) =>
  one.badge ? badgeStates[one.badge.state] : states[one.state]

/** Why a badge ended. */
export const endReasons: Readonly<Record<NonNullable<Badge['endReason']>, () => string>> = {
  code: m.badges_end_code,
  owner: m.badges_end_owner,
  tax: m.badges_end_tax,
  withdrawn: m.badges_end_withdrawn,
  replaced: m.badges_end_replaced,
}

const faults: Readonly<Record<AttestationFault, () => string>> = {
  missing: m.badges_fault_missing,
  revoked: m.badges_fault_revoked,
  schema: m.badges_fault_schema,
  attester: m.badges_fault_attester,
  recipient: m.badges_fault_recipient,
  expiry: m.badges_fault_expiry,
  irrevocable: m.badges_fault_irrevocable,
  codeHash: m.badges_fault_codehash,
  owner: m.badges_fault_owner,
  taxes: m.badges_fault_taxes,
  kind: m.badges_fault_kind,
  issuer: m.badges_fault_issuer,
  scope: m.badges_fault_scope,
  report: m.badges_fault_report,
  data: m.badges_fault_data,
}

/** What is wrong with an attestation, in words. */
export const faultsText = (found: readonly AttestationFault[]): string =>
  found.map((fault) => faults[fault]()).join('; ')

/** Why a badge ended, with the operator's own words where there are some. */
export const endText = ({ endReason, endNote }: Badge): string | undefined =>
  endReason === null ? undefined : joinSentences([endReasons[endReason](), endNote ?? undefined])
