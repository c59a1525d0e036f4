/**
 * Who checked what: persons (kyc), code by an auditor (audit), code and safeguards by the platform's reviewer (safu). One more
 * has `badgeDocuments` here, a form in `badge-forms.ts`, texts in the web app and in shared links, which `tsc` demands, and a
 * page in `apps/web/src/routes`; then the documents of the API are written anew. No table changes.
 */
export const BADGE_KINDS = ['kyc', 'audit', 'safu'] as const

export type BadgeKind = (typeof BADGE_KINDS)[number]

/** What a badge can be on: something that the index knows with its owner. */
export const BADGE_SUBJECTS = ['token', 'presale', 'pool', 'nftSale'] as const

export type BadgeSubject = (typeof BADGE_SUBJECTS)[number]

/** Where an application stands. A granted one goes on as its badge does. */
export const APPLICATION_STATES = [
  'draft',
  'submitted',
  'inReview',
  'moreWanted',
  'granted',
  'refused',
  'retracted',
] as const

export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** What has been handed over and not taken back: an operator sees nothing else. */
export const HANDED_OVER_STATES = [
  'submitted',
  'inReview',
  'moreWanted',
  'granted',
  'refused',
] as const satisfies readonly ApplicationState[]

/** Why a badge ended before its time. */
export const BADGE_END_REASONS = ['code', 'owner', 'tax', 'withdrawn', 'replaced'] as const

export type BadgeEndReason = (typeof BADGE_END_REASONS)[number]

/** Whether a badge says anything now. */
export const BADGE_STATES = ['valid', 'expired', 'withdrawn', 'dropped'] as const

export type BadgeState = (typeof BADGE_STATES)[number]

/** What is asked for with each kind of badge; the first `required` are demanded, the others may be added. */
export const badgeDocuments = {
  kyc: { required: ['identity', 'residence'], optional: ['company'] },
  audit: { required: ['report'], optional: ['engagement'] },
  safu: { required: ['review'], optional: ['company'] },
} as const satisfies Record<
  BadgeKind,
  { readonly required: readonly string[]; readonly optional: readonly string[] }
>

/** What a document shows. */
export const DOCUMENT_ROLES = [
  'identity',
  'residence',
  'company',
  'report',
  'engagement',
  'review',
] as const

export type DocumentRole = (typeof DOCUMENT_ROLES)[number]

/** Roles of the documents that an application of a kind may have, those demanded first. */
export const documentRolesOf = (kind: BadgeKind): readonly DocumentRole[] => [
  ...badgeDocuments[kind].required,
  ...badgeDocuments[kind].optional,
]

/** Roles that are demanded and not there. */
export function missingDocuments(
  kind: BadgeKind,
  given: readonly DocumentRole[],
): readonly DocumentRole[] {
  return badgeDocuments[kind].required.filter((role) => !given.includes(role))
}
