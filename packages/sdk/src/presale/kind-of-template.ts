import { type PresaleKind, presaleTemplateIds } from './types.ts'

/** Kind of a template's presales; undefined for a template that this version does not know. */
export function kindOfTemplate(templateId: number): PresaleKind | undefined {
  const kinds = Object.keys(presaleTemplateIds) as PresaleKind[]
  return kinds.find((kind) => presaleTemplateIds[kind] === templateId)
}
