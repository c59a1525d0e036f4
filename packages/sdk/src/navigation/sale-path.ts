/** Pages of sales by their kind (specification section 2). */
export const salePages = {
  normal: '/presale/detail',
  fair: '/presale/fair-detail',
  private: '/presale/private-detail',
} as const

export type SaleKind = keyof typeof salePages

/** Address of a sale's page on its own network. */
export const salePath = (kind: SaleKind, address: string): string => `${salePages[kind]}/${address}`

/** Kinds of sales by the number of their template, counted from 1. */
export const saleKindOf = (templateId: number | null): SaleKind =>
  (['normal', 'fair', 'private'] as const)[(templateId ?? 1) - 1] ?? 'normal'
