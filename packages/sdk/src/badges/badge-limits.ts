/** What applications and decisions accept, in form, API and texts alike. */
export const badgeLimits = {
  projectMin: 2,
  projectMax: 64,
  statementMin: 20,
  statementMax: 2_000,
  auditorMin: 2,
  auditorMax: 64,
  /** an address of the web, or a content address */
  linkMax: 300,
  documentNameMax: 100,
  documentBytes: 5_000_000,
  documentsPerApplication: 8,
  /** of all applications of an account together, those included that wait for their deletion */
  documentBytesPerAccount: 100_000_000,
  /** applications of one account that are not decided */
  openApplications: 20,
  /** what an operator asks for, or why something is refused or withdrawn */
  noteMin: 3,
  noteMax: 500,
  issuerMin: 2,
  issuerMax: 64,
  scopeMin: 10,
  scopeMax: 500,
  /** the longest time for which a badge is granted */
  maxBadgeSeconds: 365 * 86_400,
} as const
