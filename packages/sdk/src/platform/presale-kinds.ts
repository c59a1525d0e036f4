/** The three kinds of presale (S-50 to S-57). */
export const presaleKinds = ['normal', 'fair', 'private'] as const

/** See `presaleKinds`. */
export type PresaleKind = (typeof presaleKinds)[number]

/** Template of each kind in the factory. */
export const presaleTemplateIds = { normal: 1, fair: 2, private: 3 } as const satisfies Record<
  PresaleKind,
  number
>

/** Kind of a template's presales; undefined for a template that this version does not know. */
export function kindOfTemplate(templateId: number): PresaleKind | undefined {
  return presaleKinds.find((kind) => presaleTemplateIds[kind] === templateId)
}
