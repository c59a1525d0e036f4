/** Pages of presales by their kind (specification section 2). */
export const presalePages = {
  normal: '/presale/detail',
  fair: '/presale/fair-detail',
  private: '/presale/private-detail',
} as const

export type PresaleKind = keyof typeof presalePages

/** Address of a presale's page on its own network. */
export const presalePath = (kind: PresaleKind, address: string): string =>
  `${presalePages[kind]}/${address}`

/** Kinds of presales by the number of their template, counted from 1. */
export const presaleKindOf = (templateId: number | null): PresaleKind =>
  (['normal', 'fair', 'private'] as const)[(templateId ?? 1) - 1] ?? 'normal'
